import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const TRACES = '/v1/webapi/traces';
const sentTraces: { path: string; names: string[] }[] = [];
let respondToCall: () => Promise<Response>;

interface Payload {
  resourceSpans: { scopeSpans: { spans: { name: string; status: object }[] }[] }[];
}

function fakeFetch(request: Request | string, init?: { body: string }): Promise<Response> {
  if (request !== TRACES) return respondToCall();
  const { resourceSpans } = JSON.parse(init?.body ?? '') as Payload; // written by this module
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  sentTraces.push({ path: request, names: spans.map(({ name, status }) => `${name} ${JSON.stringify(status)}`) });
  return Promise.reject(new Error('cut'));
}

let http: (typeof import('#api/client.ts'))['http'];
const pageHideListeners: (() => void)[] = [];
let requestBeforeTracing: Promise<unknown>;
let finishRequestBeforeTracing: (response: Response) => void;

beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => pageHideListeners.push(listener));
  ({ http } = await import('#api/client.ts'));
  const { traceRequests } = await import('./traces.ts');
  const requestStarted = new Promise<void>((resolveStarted) => {
    respondToCall = () =>
      new Promise((resolve) => {
        finishRequestBeforeTracing = resolve;
        resolveStarted();
      });
  });
  requestBeforeTracing = http.GET('/v1/webapi/users');
  await requestStarted;
  traceRequests();
});
afterAll(() => vi.resetModules());
beforeEach(() => {
  sentTraces.length = 0;
  respondToCall = () => Promise.resolve(new Response('[]'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

// docs/behaviour.md#telemetry "It sends spans 15 s after the first"
test('sends all spans together 15 seconds after the first request', async () => {
  await http.GET('/v1/webapi/roles');
  vi.advanceTimersByTime(10_000);
  await http.GET('/v1/webapi/users');
  vi.advanceTimersByTime(4_999);
  expect(sentTraces).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sentTraces).toEqual([{ path: TRACES, names: ['GET /v1/webapi/roles {}', 'GET /v1/webapi/users {}'] }]);
  vi.advanceTimersByTime(60_000);
  expect(sentTraces).toHaveLength(1);
});

test('sends pending spans once when the page is left', async () => {
  await http.GET('/v1/webapi/roles');
  for (const listener of pageHideListeners) listener();
  vi.advanceTimersByTime(60_000);
  for (const listener of pageHideListeners) listener();
  expect(sentTraces.map(({ names }) => names)).toEqual([['GET /v1/webapi/roles {}']]);
});

test('traces requests again after the user returned to the page', async () => {
  await http.GET('/v1/webapi/roles');
  for (const listener of pageHideListeners) listener();
  vi.advanceTimersByTime(10_000);
  await http.GET('/v1/webapi/users');
  vi.advanceTimersByTime(14_999);
  expect(sentTraces).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sentTraces).toHaveLength(2);
});

test('reports refused and aborted requests as failures', async () => {
  const refused = new Response('{"error":{"message":"no"}}', { status: 403 });
  respondToCall = () => Promise.resolve(refused);
  await expect(http.GET('/v1/webapi/roles')).rejects.toThrow('no');
  respondToCall = () => Promise.reject(new TypeError('cut'));
  await expect(http.GET('/v1/webapi/users')).rejects.toThrow('Network request failed');
  for (const listener of pageHideListeners) listener();
  expect(sentTraces[0]?.names).toEqual(['GET /v1/webapi/roles {"code":2}', 'GET /v1/webapi/users {"code":2}']);
});

test('ignores requests that started before tracing', async () => {
  finishRequestBeforeTracing(new Response('[]'));
  await requestBeforeTracing;
  for (const listener of pageHideListeners) listener();
  expect(sentTraces).toEqual([]);
});
