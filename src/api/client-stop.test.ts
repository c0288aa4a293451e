// Calls that the user or the caller stops (docs/behaviour.md#waits).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const queuedResponses: (() => Response | Promise<Response>)[] = [];
const receivedRequests: Request[] = [];

async function respond(request: Request): Promise<Response> {
  receivedRequests.push(request);
  return queuedResponses.shift()?.() ?? new Response('{}');
}

let http: (typeof import('./client.ts'))['http'];
let isUnreadableWrite: (typeof import('./refusal.ts'))['isUnreadableWrite'];
let hasPendingCalls: (typeof import('#lib/calls/pending-calls.ts'))['hasPendingCalls'];
let stopPendingCalls: (typeof import('#lib/calls/pending-calls.ts'))['stopPendingCalls'];

// The client reads the page's origin and `fetch` once, on import.
beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', respond);
  ({ http } = await import('./client.ts'));
  ({ isUnreadableWrite } = await import('./refusal.ts'));
  ({ hasPendingCalls, stopPendingCalls } = await import('#lib/calls/pending-calls.ts'));
});
afterAll(() => vi.resetModules());

const USERS = '/v1/webapi/users';

/** Queues a response, makes a call and returns its error; undefined if the call succeeds. */
async function errorOf(
  createResponse: () => Response | Promise<Response>,
  call = () => http.GET(USERS) as Promise<unknown>,
) {
  queuedResponses.push(createResponse);
  return call().then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Returns a function that creates a response whose fetch or body ends only when the call is aborted. */
const hangingResponse = (part: 'fetch' | 'body') => () => {
  const { signal } = receivedRequests[receivedRequests.length - 1] ?? new Request('https://proxy.example.com');
  if (part === 'body')
    return new Response(
      new ReadableStream({ start: (body) => signal.addEventListener('abort', () => body.error(new Error('aborted'))) }),
    );
  return new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
};

// docs/behaviour.md#waits "Stop waiting ends the page's requests"
test.each(['fetch', 'body'] as const)('stops a call with a hanging %s', async (part) => {
  const errorWhenStopped = async (call?: () => Promise<unknown>) => {
    const error = errorOf(hangingResponse(part), call);
    await vi.waitFor(() => expect(receivedRequests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    stopPendingCalls();
    receivedRequests.length = 0;
    return error;
  };
  receivedRequests.length = 0;
  expect(await errorWhenStopped()).toMatchObject({ message: 'You stopped waiting for the proxy.' });
  const writeError = await errorWhenStopped(() =>
    http.DELETE('/v1/webapi/users/{name}', { params: { path: { name: 'bob' } } }),
  );
  expect(isUnreadableWrite(writeError)).toBe(true);
  expect(writeError).toMatchObject({ message: expect.stringContaining('may have made the change or not') });
  expect(hasPendingCalls()).toBe(false);
});

test('does not count a renewal of the session as a call that users can stop', async () => {
  const recordIsPending = vi.fn<(value: boolean) => void>();
  await errorOf(
    () => {
      recordIsPending(hasPendingCalls());
      return new Response('{}');
    },
    () => http.POST('/v1/webapi/sessions/web/renew', { body: {} }),
  );
  expect(recordIsPending).toHaveBeenCalledWith(false);
});

test('lets the caller abort a call', async () => {
  const caller = new AbortController();
  receivedRequests.length = 0;
  const error = errorOf(hangingResponse('fetch'), () => http.GET(USERS, { signal: caller.signal }));
  await vi.waitFor(() => expect(receivedRequests).toHaveLength(1));
  caller.abort();
  expect(await error).toMatchObject({ name: 'AbortError' });
});
