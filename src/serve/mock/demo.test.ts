import { expect, test } from 'vitest';
import { DEMO_PATH } from '#fixtures/demo/demo-call.ts';
import { openSession, sessionCookie } from '#fixtures/identity/web-sessions.ts';
import type { Connection } from '#fixtures/proxy/wire.ts';
import { requestRaw, testGateway, testServer } from '#serve/test-site.ts';
import { createDemoMock } from './demo.ts';

const DEMO_TAG = '<meta name="postern_demo"';

interface DemoAnswer {
  scenario: string;
  scenarios: { name: string }[];
  accounts: { name: string; description: string; code: string }[];
}

const TERMINAL = encodeURIComponent(JSON.stringify({ server_id: 'web-01', login: 'root', term: { w: 80, h: 24 } }));

function createConnection() {
  let isDropped = false;
  const connection: Connection = {
    send: () => undefined,
    close: () => undefined,
    drop: () => void (isDropped = true),
    drained: async () => undefined,
    onMessage: () => undefined,
    onClose: () => undefined,
  };
  return { connection, isDropped: () => isDropped };
}

async function startDemo(scenario = 'two servers') {
  const { proxy, demo } = createDemoMock({ scenario, secure: false });
  const { origin } = await testServer({ back: { mock: proxy, demo } });
  return {
    origin,
    describe: async (): Promise<DemoAnswer> => JSON.parse((await requestRaw(origin + DEMO_PATH)).text),
    start: (next: unknown, headers: Record<string, string> = { origin }) =>
      requestRaw(origin + DEMO_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ scenario: next }),
      }),
  };
}

test('marks the page of a demo and describes its accounts and scenarios', async () => {
  const { origin, describe } = await startDemo('company-18');
  expect((await requestRaw(`${origin}/web/login`)).text).toContain(DEMO_TAG);
  const { scenario, scenarios, accounts } = await describe();
  expect(scenario).toBe('company-18');
  expect(scenarios.map(({ name }) => name)).toContain('company-14');
  expect(accounts).toContainEqual(
    expect.objectContaining({ name: 'mira', description: 'Administrator with full access', code: '' }),
  );
});

test('describes accounts of other scenarios by their roles, and adds the running scenario to the list', async () => {
  const { describe } = await startDemo();
  const { scenarios, accounts } = await describe();
  expect(scenarios[0]?.name).toBe('two servers');
  expect(accounts.find(({ name }) => name === 'dora')?.description).toBe('No roles');
  expect(accounts.find(({ name }) => name === 'bob')?.description).toBe('Roles: developer');
});

// docs/behaviour.md#demo "Starting a scenario replaces all data"
test('starts another scenario', async () => {
  const { describe, start } = await startDemo();
  expect((await start('empty')).status).toBe(200);
  const { scenario, accounts } = await describe();
  expect(scenario).toBe('empty');
  expect(accounts.map(({ name }) => name)).toContain('mira');
});

test('drops open streams when another scenario starts', async () => {
  const { proxy, demo, world } = createDemoMock({ scenario: 'two servers', secure: false });
  const [user] = world.db.user.all();
  if (!user) throw new Error('the scenario has no users');
  const session = openSession(world, user);
  const { isDropped, connection } = createConnection();
  const open = await proxy.upgrade({
    method: 'GET',
    url: `/v1/webapi/sites/one.example.com/connect?access_token=${session.bearer}&params=${TERMINAL}`,
    headers: { cookie: sessionCookie(world, session) },
    body: new Uint8Array(),
    ip: '127.0.0.1',
  });
  if (typeof open !== 'function') throw new Error('the proxy refused the stream');
  open(connection);
  demo.restart('empty');
  expect(isDropped()).toBe(true);
});

// docs/behaviour.md#demo "The server refuses to start a scenario for pages of other origins"
test.each([
  { name: 'another origin', headers: { origin: 'https://other.example.com' } },
  { name: 'no origin', headers: {} },
])('refuses to start a scenario for $name', async ({ headers }) => {
  const { describe, start } = await startDemo();
  expect((await start('empty', headers)).status).toBe(403);
  expect((await describe()).scenario).toBe('two servers');
});

test.each(['constructor', 7])('refuses to start the scenario %j', async (scenario) => {
  const { start } = await startDemo();
  expect((await start(scenario)).status).toBe(400);
});

test('refuses a body that other sites can send', async () => {
  const { start, origin, describe } = await startDemo();
  expect((await start('empty', { origin, 'content-type': 'text/plain' })).status).toBe(400);
  expect((await start('empty', { origin, 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(400);
  expect((await describe()).scenario).toBe('two servers');
});

// docs/behaviour.md#demo "Only the options of the server, and no answer of a proxy"
// docs/behaviour.md#demo "In front of a real proxy, and of a mock proxy that is not a demo, no such call exists"
test('a real proxy can neither mark its page as a demo nor receive a call of the demo', async () => {
  const received: string[] = [];
  const { origin } = await testGateway(({ url = '' }, response) => {
    received.push(url);
    return response.end(`<meta name="grv_csrf_token" content="c5">${DEMO_TAG} content="" />`);
  });
  expect((await requestRaw(`${origin}/web/login`)).text).not.toContain(DEMO_TAG);
  const headers = { origin, 'content-type': 'application/json' };
  expect((await requestRaw(origin + DEMO_PATH, { method: 'POST', headers, body: '{"scenario":"empty"}' })).status).toBe(
    404,
  );
  expect(received).not.toContain(DEMO_PATH);
});

test('a mock proxy that is not a demo has no such call', async () => {
  const { origin } = await testServer();
  expect((await requestRaw(`${origin}/web/login`)).text).not.toContain(DEMO_TAG);
  expect((await requestRaw(origin + DEMO_PATH, { method: 'POST', headers: { origin } })).status).toBe(404);
});
