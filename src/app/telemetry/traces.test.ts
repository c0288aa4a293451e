import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const TRACES = '/v1/webapi/traces';
const sent: { path: string; names: string[] }[] = [];
let answer: () => Promise<Response>;

interface Payload {
  resourceSpans: { scopeSpans: { spans: { name: string; status: object }[] }[] }[];
}

function respond(request: Request | string, init?: { body: string }): Promise<Response> {
  if (request !== TRACES) return answer();
  const { resourceSpans } = JSON.parse(init?.body ?? '') as Payload; // written by this module
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  sent.push({ path: request, names: spans.map(({ name, status }) => `${name} ${JSON.stringify(status)}`) });
  return Promise.reject(new Error('cut'));
}

let http: (typeof import('#api/client.ts'))['http'];
const cleanups: (() => void)[] = [];
let earlyRequest: Promise<unknown>;
let finishEarly: (response: Response) => void;

beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => cleanups.push(listener));
  ({ http } = await import('#api/client.ts'));
  const { traceRequests } = await import('./traces.ts');
  const hasBegun = new Promise<void>((begin) => {
    answer = () =>
      new Promise((resolve) => {
        finishEarly = resolve;
        begin();
      });
  });
  earlyRequest = http.GET('/v1/webapi/users');
  await hasBegun;
  traceRequests();
});
afterAll(() => vi.resetModules());
beforeEach(() => {
  sent.length = 0;
  answer = () => Promise.resolve(new Response('[]'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

// docs/behaviour.md#telemetry "It sends spans 15 s after the first"
test('sends the requests of 15 seconds together, after the first of them', async () => {
  await http.GET('/v1/webapi/roles');
  vi.advanceTimersByTime(10_000);
  await http.GET('/v1/webapi/users');
  vi.advanceTimersByTime(4_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{ path: TRACES, names: ['GET /v1/webapi/roles {}', 'GET /v1/webapi/users {}'] }]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('sends pending spans once when the page is left', async () => {
  await http.GET('/v1/webapi/roles');
  for (const listener of cleanups) listener();
  vi.advanceTimersByTime(60_000);
  for (const listener of cleanups) listener();
  expect(sent.map(({ names }) => names)).toEqual([['GET /v1/webapi/roles {}']]);
});

test('starts again when the user returns to the page', async () => {
  await http.GET('/v1/webapi/roles');
  for (const listener of cleanups) listener();
  vi.advanceTimersByTime(10_000);
  await http.GET('/v1/webapi/users');
  vi.advanceTimersByTime(14_999);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(2);
});

test('reports refused and aborted requests as failures', async () => {
  const refused = new Response('{"error":{"message":"no"}}', { status: 403 });
  answer = () => Promise.resolve(refused);
  await expect(http.GET('/v1/webapi/roles')).rejects.toThrow('no');
  answer = () => Promise.reject(new TypeError('cut'));
  await expect(http.GET('/v1/webapi/users')).rejects.toThrow('Network request failed');
  for (const listener of cleanups) listener();
  expect(sent[0]?.names).toEqual(['GET /v1/webapi/roles {"code":2}', 'GET /v1/webapi/users {"code":2}']);
});

test('ignores requests that started before tracing', async () => {
  finishEarly(new Response('[]'));
  await earlyRequest;
  for (const listener of cleanups) listener();
  expect(sent).toEqual([]);
});
