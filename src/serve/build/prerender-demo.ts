// The last step of `npm run build:demo`: the sign-in form stands in the demo's page, as a server would draw it
// (src/serve/pages/prerender.ts), for the scenario that the demo begins with.
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { moveApps } from '#fixtures/browser/page-apps.ts';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { parseConfigScript } from '#lib/config-script.ts';
import { configTag, type SignInRenderer } from '#serve/pages/prerender.ts';

const PAGE = 'dist-demo/web/index.html';
const MODULE = 'dist-demo/entrance.js';

const proxy = createProxy({ scenario: 'default' });
moveApps(proxy);
const { body } = await proxy.handle({
  method: 'GET',
  url: '/web/config.js',
  headers: {},
  body: new Uint8Array(),
  ip: '127.0.0.1',
});
const config = parseConfigScript(String(body));
const { renderSignInPage: renderEntrance } = (await import(pathToFileURL(MODULE).href)) as SignInRenderer; // our own module
const drawn = renderEntrance(config);
if (!drawn) throw new Error('the demo begins with a scenario whose form cannot be drawn');
const page = await readFile(PAGE, 'utf8');
const head = `${configTag(config)}<script defer src="/web/app/drawn-form.js"></script></head>`;
const filled = page
  .replace('</head>', () => head)
  .replace('</body>', () => `<template id="drawn">${drawn.html}</template></body>`);
if (filled.length < page.length + drawn.html.length) throw new Error(`${PAGE} has no head or no body to draw into`);
await writeFile(PAGE, filled);
await copyFile(PAGE, 'dist-demo/404.html');
await rm(MODULE);
