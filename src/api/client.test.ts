import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unreadableResponseMessage } from './messages.ts';

const queuedResponses: (() => Response | Promise<Response>)[] = [];
const receivedRequests: Request[] = [];

async function respond(request: Request): Promise<Response> {
  receivedRequests.push(request);
  const isList = request.method === 'GET' && request.url.endsWith(USERS);
  return queuedResponses.shift()?.() ?? new Response(isList ? '[]' : '{}');
}

let http: (typeof import('./client.ts'))['http'];
let Refusal: (typeof import('./refusal.ts'))['Refusal'];
let isUnreadableWrite: (typeof import('./refusal.ts'))['isUnreadableWrite'];
let setCredentialsReader: (typeof import('./identity/credentials.ts'))['setCredentialsReader'];
let onUnauthorized: (typeof import('./identity/credentials.ts'))['onUnauthorized'];

// The client reads the page's origin and `fetch` once, on import.
beforeAll(async () => {
  // Other test files of the process may have imported the same modules with other globals.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', respond);
  ({ http } = await import('./client.ts'));
  ({ isUnreadableWrite, Refusal } = await import('./refusal.ts'));
  ({ setCredentialsReader, onUnauthorized } = await import('./identity/credentials.ts'));
});
afterAll(() => vi.resetModules());

const USERS = '/v1/webapi/users';
const JSON_TYPE = { 'content-type': 'application/json' };

const contentTypeOf = async (call: () => Promise<unknown>): Promise<string | null | undefined> => {
  await call();
  return receivedRequests.pop()?.headers.get('content-type');
};

/** Queues a response, makes a call and returns its error; undefined if the call succeeds. */
async function errorOf(
  createResponse: () => Response,
  call = () => http.GET(USERS) as Promise<unknown>,
): Promise<unknown> {
  queuedResponses.push(createResponse);
  return call().then(
    () => undefined,
    (error: unknown) => error,
  );
}

// docs/behaviour.md#calls "All requests go to this origin, with the credentials"
test('sends the JSON content type even without a body', async () => {
  expect(await contentTypeOf(() => http.GET(USERS))).toBe('application/json');
  expect(await contentTypeOf(() => http.DELETE('/v1/webapi/sessions/web'))).toBe('application/json');
  expect(await contentTypeOf(() => http.POST('/v1/webapi/sessions/web/renew', { body: {} }))).toBe('application/json');
});

// docs/behaviour.md#calls "All requests go to this origin, with the credentials"
test('sends a call to this origin, uncached, with the CSRF and bearer tokens', async () => {
  setCredentialsReader(() => ({ csrf: 'proof', bearer: 'b1' }));
  await http.GET(USERS);
  const request = receivedRequests.pop();
  setCredentialsReader(() => ({ csrf: '', bearer: undefined }));
  expect(request).toMatchObject({
    url: `https://proxy.example.com${USERS}`,
    credentials: 'same-origin',
    cache: 'no-store',
  });
  const headerValues = ['accept', 'x-csrf-token', 'authorization'].map((name) => request?.headers.get(name));
  expect(headerValues).toEqual(['application/json', 'proof', 'Bearer b1']);
});

test('keeps the content type of a form', async () => {
  const form = new FormData();
  form.set('file', 'x');
  const type = await contentTypeOf(() => http.POST(USERS, { body: form as never })); // no operation of the contract takes a form
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
});

// docs/behaviour.md#errors "If an answer with a success status"
test.each([
  ['a truncated response', '[{"name":"al'],
  ['an empty response', ''],
])('reports the call and keeps the text in the details after %s', async (_, text) => {
  for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'content-length': String(text.length) }]) {
    const error = await errorOf(() => new Response(text, { headers }));
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({
      status: 200,
      message: 'This answer of the proxy could not be read: GET /v1/webapi/users',
      details: text,
    });
  }
});

// docs/behaviour.md#errors "The sentence has the method and path"
test('names the called path, with its parameters and without its query', async () => {
  const params = { path: { cluster: 'one.example.com' }, query: { limit: 20 } };
  const error = await errorOf(
    () => new Response('{'),
    () => http.GET('/v1/webapi/sites/{cluster}/apps', { params }),
  );
  expect(error).toMatchObject({ message: unreadableResponseMessage('GET /v1/webapi/sites/one.example.com/apps') });
});

// docs/behaviour.md#errors "A web page in place of an answer"
test('reports a web page in place of a response, with its title', async () => {
  const text = '<!doctype html><title> Guest \u202eWi-Fi </title>';
  expect(await errorOf(() => new Response(text))).toMatchObject({
    status: 200,
    message:
      'Something between you and the proxy answered instead (a sign-in page of the network?): "Guest U+202EWi-Fi"',
    details: text,
  });
});

// docs/behaviour.md#errors "After a write, the page says that the proxy"
test('reports a write as accepted when its response is unreadable', async () => {
  const error = await errorOf(
    () => new Response('{"name":'),
    () => http.DELETE('/v1/webapi/users/{name}', { params: { path: { name: 'secret' } } }),
  );
  expect(error).toMatchObject({
    status: 200,
    message: 'The proxy accepted it, but its answer could not be read.',
    details: '{"name":',
  });
});

// docs/behaviour.md#errors "The console doesn't read an answer"
test('rejects responses that announce more than 64 MB', async () => {
  const headers = { 'content-length': String(64 * 1024 * 1024 + 1) };
  expect(await errorOf(() => new Response('[]', { headers }))).toMatchObject({
    message: "The proxy's answer is larger than 64 MB, so it was not loaded.",
  });
  const refusal = await errorOf(() => new Response('{}', { headers, status: 500 }));
  expect(refusal).toMatchObject({ name: 'Refusal', status: 500 });
});

// docs/behaviour.md#errors "A write with such an answer counts as accepted",
// "After a write, the page says that the proxy"
test('reports a write as accepted when its response is larger than 64 MB', async () => {
  const headers = { 'content-length': String(64 * 1024 * 1024 + 1) };
  const error = await errorOf(
    () => new Response('{}', { headers }),
    () => http.POST('/v1/webapi/sessions/web/renew', { body: {} }),
  );
  expect(isUnreadableWrite(error)).toBe(true);
  expect(error).toMatchObject({
    status: 200,
    message: 'The proxy accepted it, but its answer could not be read.',
    details: "The proxy's answer is larger than 64 MB, so it was not loaded.",
  });
});

// docs/behaviour.md#errors "If an answer with a success status"
test('throws only refusals for random responses', async () => {
  const statuses = fc.constantFrom(200, 201, 299, 400, 403, 404, 500, 502);
  const texts = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('null', '<html><title>', '{"error":'),
  );
  const bodies = fc.oneof(
    texts,
    fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
  );
  const calls = fc.constantFrom(
    () => http.GET(USERS),
    () => http.POST('/v1/webapi/sessions/web/renew', { body: {} }),
  );
  await fc.assert(
    fc.asyncProperty(statuses, bodies, calls, async (status, body, call) => {
      const error = await errorOf(() => new Response(body, { status }), call);
      if (error === undefined) return;
      expect(error).toBeInstanceOf(Refusal);
      expect((error as Error).message).not.toMatch(/Unexpected|not valid JSON|Cannot|undefined|\[object/);
    }),
  );
});

test('parses JSON with and without a content length', async () => {
  const text = '[{"name":"alice"}]';
  for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'content-length': String(text.length) }]) {
    queuedResponses.push(() => new Response(text, { headers }));
    expect((await http.GET(USERS)).data).toEqual([{ name: 'alice' }]);
  }
  queuedResponses.push(() => new Response('null', { headers: JSON_TYPE }));
  expect((await http.GET(USERS)).data).toBeNull();
});

test('accepts an empty response to a write', async () => {
  const body = { event: 'tp.ui.banner.click', alert: 'upgrade-suggestion' } as const;
  for (const headers of [{}, { 'content-length': '0' }])
    expect(
      await errorOf(
        () => new Response('', { headers }),
        () => http.POST('/v1/webapi/capture', { body }),
      ),
    ).toBe(undefined);
});

test('reads a script as text', async () => {
  queuedResponses.push(() => new Response('var GRV_CONFIG = {};'));
  expect((await http.GET('/web/config.js', { parseAs: 'text' })).data).toBe('var GRV_CONFIG = {};');
});

const createBrokenResponse = (status: number, reason: unknown) => () =>
  new Response(new ReadableStream({ start: (body) => body.error(reason) }), { status });

const createRefusal = (status: number, message: string) => () =>
  new Response(JSON.stringify({ error: { message } }), { status });

// docs/behaviour.md#session "If a request is refused with 401", "The user then signs in again in a dialog",
// "A 403 with any other words is a normal"
test.each([
  ['a 401 with any words', createRefusal(401, 'session expired'), 1],
  ['a 401 whose body breaks off', createBrokenResponse(401, new TypeError('network error')), 1],
  ['a 403 without a cookie', createRefusal(403, 'missing session cookie'), 1],
  ['a 403 with an unreadable cookie', createRefusal(403, 'failed to decode cookie'), 1],
  ['a 403 with an expired session', createRefusal(403, 'need auth'), 1],
  ['a 403 with an expired token', createRefusal(403, 'bad bearer token'), 1],
  ['a 403 with more words', createRefusal(403, 'user alice need auth for this'), 0],
  ['a 403 because of a missing permission', createRefusal(403, 'access denied to perform action "list" on "user"'), 0],
  ['the same words with another status', createRefusal(500, 'need auth'), 0],
])('reports whether the session has ended after %s', async (_, answer, expectedReports) => {
  setCredentialsReader(() => ({ csrf: '', bearer: 'b1' }));
  const listener = vi.fn<() => void>();
  const unsubscribe = onUnauthorized(listener);
  await errorOf(answer);
  await errorOf(answer, () => http.DELETE('/v1/webapi/users/{name}', { params: { path: { name: 'bob' } } }));
  unsubscribe();
  setCredentialsReader(() => ({ csrf: '', bearer: undefined }));
  expect(listener).toHaveBeenCalledTimes(2 * expectedReports);
});

test('reports a network failure when the connection breaks during a response', async () => {
  for (const status of [200, 403])
    expect(await errorOf(createBrokenResponse(status, new TypeError('network error')))).toMatchObject({
      name: 'Refusal',
      status: 0,
      message: 'Network request failed',
    });
});

// docs/behaviour.md#errors "A canceled request is not an error"
test('rethrows the error of a call that was aborted', async () => {
  const error = await errorOf(createBrokenResponse(200, new DOMException('The user aborted a request.', 'AbortError')));
  expect(error).toMatchObject({ name: 'AbortError' });
});

test.each([
  ['null in place of a record', '/v1/webapi/ping', 'null'],
  ['a list in place of a record', '/v1/webapi/ping', '[]'],
  ['text in place of a record', '/v1/webapi/ping', '"pong"'],
  ['a record in place of a list', '/v1/webapi/sites', '{}'],
  ['the list is null', '/v1/webapi/sites', 'null'],
  ['a number in place of a list', '/v1/webapi/mfa/devices', '7'],
] as const)('rejects %s as unreadable', async (_, path, text) => {
  const error = await errorOf(
    () => new Response(text),
    () => http.GET(path),
  );
  expect(error).toMatchObject({ status: 200, message: unreadableResponseMessage(`GET ${path}`), details: text });
});

test.each([
  ['null where a list can be null', USERS, 'null'],
  ['a bare list of roles', '/v1/webapi/roles', '[]'],
  ['a page of roles', '/v1/webapi/roles', '{"items":[]}'],
] as const)('accepts %s', async (_, path, text) => {
  expect(
    await errorOf(
      () => new Response(text),
      () => http.GET(path),
    ),
  ).toBeUndefined();
});
