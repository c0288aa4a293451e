// The last step of `npm run build:demo`: renders the sign-in form of the demo's first scenario into the demo's page, as a
// server would (src/serve/pages/prerender.ts).
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { serveAppsUnderPath } from '#fixtures/browser/page-apps.ts';
import { DEMO_SCENARIO } from '#fixtures/demo/demo-scenarios.ts';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { parseConfigScript } from '#lib/config-script.ts';
import { configTag, type SignInRenderer } from '#serve/pages/prerender.ts';

const PAGE = 'dist-demo/web/index.html';
const MODULE = 'dist-demo/entrance.js';

const proxy = createProxy({ scenario: DEMO_SCENARIO });
serveAppsUnderPath(proxy);
const { body } = await proxy.handle({
  method: 'GET',
  url: '/web/config.js',
  headers: {},
  body: new Uint8Array(),
  ip: '127.0.0.1',
});
const config = parseConfigScript(String(body));
const { renderSignInPage } = (await import(pathToFileURL(MODULE).href)) as SignInRenderer; // our own module
const rendered = renderSignInPage(config);
if (!rendered) throw new Error('the demo begins with a scenario whose form cannot be rendered');
const page = await readFile(PAGE, 'utf8');
const head = `${configTag(config)}<script defer src="/web/app/drawn-form.js"></script></head>`;
const filledPage = page
  .replace('</head>', () => head)
  .replace('</body>', () => `<template id="drawn">${rendered.html}</template></body>`);
if (filledPage.length < page.length + rendered.html.length)
  throw new Error(`${PAGE} has no head or no body to draw into`);
await writeFile(PAGE, filledPage);
await copyFile(PAGE, 'dist-demo/404.html');
await rm(MODULE);
