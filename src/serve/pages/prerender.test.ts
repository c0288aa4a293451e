import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requestRaw, jsonAnswer, testBuild, testGateway, testProxy, testServer } from '#serve/test-site.ts';

const CONFIG = { proxyCluster: 'one', auth: { motd: `"</div>$&'` } };
const SCRIPT = `var GRV_CONFIG = ${JSON.stringify(CONFIG)};`;

const SIGNED_OUT = { csrf: 'c5', bearer: '', cookies: [] };

/** A build with the sign-in renderer next to its page, as the real build has. */
async function createBuildWithRenderer(): Promise<string> {
  const dist = await testBuild();
  const page = `<title>Postern</title><meta name="grv_csrf_token" content="{{ .XCSRF }}" />
<meta name="grv_bearer_token" content="{{ .Session }}" /><link rel="modulepreload" crossorigin href="/web/app/main.js" />
</head><div id="app"></div>`;
  await writeFile(join(dist, 'index.html'), page);
  const manifest = { a: { file: 'app/x.js' }, b: { name: 'router', file: 'app/router-1.js' } };
  await writeFile(
    join(dist, 'manifest.json'),
    JSON.stringify({ ...manifest, c: { name: 'shell', file: 'app/shell-2.js' } }),
  );
  const render = `let count = 0;
export const renderSignInPage = ({ proxyCluster, auth }) =>
  auth?.motd === 'late' ? undefined : { title: 'Sign in', html: '<form>' + proxyCluster + (count += 1) + '</form>' };`;
  await writeFile(join(dist, 'entrance.mjs'), render);
  await writeFile(join(dist, 'entrance.js'), `export * from './entrance.mjs';`);
  await writeFile(join(dist, 'package.json'), '{"type":"module"}');
  return dist;
}

const startServer = async (handle: () => Promise<ReturnType<typeof jsonAnswer>>, page: () => typeof SIGNED_OUT) =>
  testServer({ dist: await createBuildWithRenderer(), back: { mock: testProxy({ handle, page }) } });

const sendConfigScript = async () => ({ ...jsonAnswer({}), body: SCRIPT });

// docs/behaviour.md#sign-in "The server sends the page with the form"
test.each(['/web/login', '/web', '/web/cluster/one/nodes', '/web/users?x=1'])(
  'users who are not signed in get the form in the page at %s',
  async (path) => {
    const { origin } = await startServer(sendConfigScript, () => SIGNED_OUT);
    const { text } = await requestRaw(origin + path);
    expect(text).toContain('<div id="app"><form>one1</form></div>');
    expect(text).toContain('<title>Sign in</title>');
    expect(text).not.toContain('modulepreload');
  },
);

test('renders the form once for each configuration', async () => {
  const { origin } = await startServer(sendConfigScript, () => SIGNED_OUT);
  await requestRaw(`${origin}/web/login`);
  expect((await requestRaw(`${origin}/web`)).text).toContain('<form>one1</form>');
});

test.each([
  ['/web/invite/7b', '', ['router-1']],
  ['/web/msg/info/login_success', '', ['router-1']],
  ['/web/invite/7b', 'YQ==', ['router-1', 'shell-2']],
  ['/web/cluster/one/nodes', 'YQ==', ['router-1', 'shell-2']],
  ['/web/login', 'YQ==', ['router-1', 'shell-2']],
])('the page at %s with the bearer "%s" has no form and preloads %j', async (path, bearer, parts) => {
  const { origin } = await startServer(sendConfigScript, () => ({ ...SIGNED_OUT, bearer }));
  const { text } = await requestRaw(origin + path);
  expect(text).toContain('<div id="app"></div>');
  expect(text).toContain('<title>Postern</title>');
  expect(
    [...text.matchAll(/modulepreload" crossorigin href="\/web\/app\/([^"]+)\.js"/g)].map(([, name]) => name),
  ).toEqual(['main', ...parts]);
});

test('escapes any configuration in the page', async () => {
  const { origin } = await startServer(sendConfigScript, () => SIGNED_OUT);
  const { text } = await requestRaw(`${origin}/web/login`);
  const escaped = JSON.stringify(CONFIG).replace(/&/g, '&amp;').replace(/"/g, '&#34;').replace(/</g, '&lt;');
  expect(text).toContain(
    `<meta name="postern_config" content="${escaped.replace(/>/g, '&gt;').replace(/'/g, '&#39;')}" />`,
  );
});

test.each([
  ['is refused', async () => ({ ...jsonAnswer({}), status: 429 })],
  ['is not a script', async () => ({ ...jsonAnswer({}), body: 'hello' })],
  ['fails to load', () => Promise.reject(new Error('gone'))],
  ['never arrives', () => new Promise<never>(() => undefined)],
])('a page whose configuration %s leaves the request to the browser', async (_case, handle) => {
  const { origin } = await startServer(handle, () => SIGNED_OUT);
  const { status, text } = await requestRaw(`${origin}/web/login`);
  expect(status).toBe(200);
  expect(text).toContain('<div id="app"></div>');
  expect(text).not.toContain('postern_config');
});

test('sends the page with the configuration and without a form when the renderer returns none', async () => {
  const sendLateConfig = async () => ({ ...jsonAnswer({}), body: 'var GRV_CONFIG = {"auth":{"motd":"late"}};' });
  const { origin } = await startServer(sendLateConfig, () => SIGNED_OUT);
  const { text } = await requestRaw(`${origin}/web/login`);
  expect(text).toContain('<div id="app"></div>');
  expect(text).toContain('postern_config');
});

test('requests the configuration of a real proxy with the cookies of the client', async () => {
  const receivedCookies: (string | undefined)[] = [];
  const { origin } = await testGateway(
    ({ url = '', headers }, response) => {
      if (url !== '/web/config.js') return response.end('<meta name="grv_csrf_token" content="c5">');
      receivedCookies.push(headers.cookie);
      return response.end(SCRIPT);
    },
    { dist: await createBuildWithRenderer() },
  );
  const { text } = await requestRaw(`${origin}/web/login`, { headers: { cookie: 'session=7b' } });
  expect(text).toContain('<form>one1</form>');
  expect(receivedCookies).toEqual(['session=7b']);
});
