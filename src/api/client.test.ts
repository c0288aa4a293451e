import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UNREADABLE_ANSWER } from './messages.ts';

const answers: (() => Response | Promise<Response>)[] = [];
const asked: Request[] = [];

async function fetched(request: Request): Promise<Response> {
  asked.push(request);
  const isList = request.method === 'GET' && request.url.endsWith(USERS);
  return answers.shift()?.() ?? new Response(isList ? '[]' : '{}');
}

let http: (typeof import('./client.ts'))['http'];
let Refusal: (typeof import('./refusal.ts'))['Refusal'];
let identify: (typeof import('./identity/credentials.ts'))['identify'];

// The client takes the page's origin and its `fetch` once, when it is read.
beforeAll(async () => {
  // Other files of the process may have read the same modules, with another world around them.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', fetched);
  ({ http } = await import('./client.ts'));
  ({ Refusal } = await import('./refusal.ts'));
  ({ identify } = await import('./identity/credentials.ts'));
});
afterAll(() => vi.resetModules());

const USERS = '/v1/webapi/users';
const JSON_TYPE = { 'content-type': 'application/json' };

const contentTypeOf = async (call: () => Promise<unknown>): Promise<string | null | undefined> => {
  await call();
  return asked.pop()?.headers.get('content-type');
};

/** What a call throws when the proxy answers so. */
async function thrown(answer: () => Response, call = () => http.GET(USERS) as Promise<unknown>): Promise<unknown> {
  answers.push(answer);
  return call().then(
    () => undefined,
    (error: unknown) => error,
  );
}

// docs/behaviour.md#calls "All calls go to this origin"
test('every call says JSON, also one without a body', async () => {
  expect(await contentTypeOf(() => http.GET(USERS))).toBe('application/json');
  expect(await contentTypeOf(() => http.DELETE('/v1/webapi/sessions/web'))).toBe('application/json');
  expect(await contentTypeOf(() => http.POST('/v1/webapi/sessions/web/renew', { body: {} }))).toBe('application/json');
});

// docs/behaviour.md#calls "All calls go to this origin"
test('every call goes to this origin, uncached, with the proof of the page and the bearer', async () => {
  identify(() => ({ csrf: 'proof', bearer: 'b1' }));
  await http.GET(USERS);
  const request = asked.pop();
  identify(() => ({ csrf: '', bearer: undefined }));
  expect(request).toMatchObject({
    url: `https://proxy.example.com${USERS}`,
    credentials: 'same-origin',
    cache: 'no-store',
  });
  const named = ['accept', 'x-csrf-token', 'authorization'].map((name) => request?.headers.get(name));
  expect(named).toEqual(['application/json', 'proof', 'Bearer b1']);
});

test('a form keeps the type that the browser gave it', async () => {
  const form = new FormData();
  form.set('file', 'x');
  const type = await contentTypeOf(() => http.POST(USERS, { body: form as never })); // no operation of the contract takes a form
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
});

// docs/behaviour.md#errors "The words of a refused call"
test.each([
  ['a page in the place of an answer', '<!doctype html><title>Login</title>'],
  ['an answer that was cut', '[{"name":"al'],
  ['nothing at all', ''],
])('%s: the parser says what is wrong', async (_, text) => {
  let words = '';
  try {
    JSON.parse(text);
  } catch (error) {
    words = error instanceof Error ? error.message : '';
  }
  for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'content-length': String(text.length) }]) {
    const error = await thrown(() => new Response(text, { headers }));
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ status: 200, message: words });
  }
});

test('what is JSON is taken as it is, whether its length was given or not', async () => {
  const text = '[{"name":"alice"}]';
  for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'content-length': String(text.length) }]) {
    answers.push(() => new Response(text, { headers }));
    expect((await http.GET(USERS)).data).toEqual([{ name: 'alice' }]);
  }
  answers.push(() => new Response('null', { headers: JSON_TYPE }));
  expect((await http.GET(USERS)).data).toBeNull();
});

test('an operation that answers nothing succeeds without a body', async () => {
  const body = { event: 'tp.ui.banner.click', alert: 'upgrade-suggestion' } as const;
  for (const headers of [{}, { 'content-length': '0' }])
    expect(
      await thrown(
        () => new Response('', { headers }),
        () => http.POST('/v1/webapi/capture', { body }),
      ),
    ).toBe(undefined);
});

test('a script is read as text', async () => {
  answers.push(() => new Response('var GRV_CONFIG = {};'));
  expect((await http.GET('/web/config.js', { parseAs: 'text' })).data).toBe('var GRV_CONFIG = {};');
});

const cut = (status: number, reason: unknown) => () =>
  new Response(new ReadableStream({ start: (body) => body.error(reason) }), { status });

test('a connection that breaks in the middle of an answer is a failed network', async () => {
  for (const status of [200, 403])
    expect(await thrown(cut(status, new TypeError('network error')))).toMatchObject({
      name: 'Refusal',
      status: 0,
      message: 'Network request failed',
    });
});

test('a call that was taken back is none', async () => {
  const error = await thrown(cut(200, new DOMException('The user aborted a request.', 'AbortError')));
  expect(error).toMatchObject({ name: 'AbortError' });
});

test.each([
  ['null in place of a record', '/v1/webapi/ping', 'null'],
  ['a list in place of a record', '/v1/webapi/ping', '[]'],
  ['text in place of a record', '/v1/webapi/ping', '"pong"'],
  ['a record in place of a list', '/v1/webapi/sites', '{}'],
  ['null in place of a list', '/v1/webapi/sites', 'null'],
  ['a number in place of a list', '/v1/webapi/mfa/devices', '7'],
] as const)('%s is an unreadable answer', async (_, path, text) => {
  const error = await thrown(
    () => new Response(text),
    () => http.GET(path),
  );
  expect(error).toMatchObject({ status: 200, message: UNREADABLE_ANSWER });
});

test.each([
  ['null where a list can be null', USERS, 'null'],
  ['a bare list of roles', '/v1/webapi/roles', '[]'],
  ['a page of roles', '/v1/webapi/roles', '{"items":[]}'],
] as const)('%s is an answer', async (_, path, text) => {
  expect(
    await thrown(
      () => new Response(text),
      () => http.GET(path),
    ),
  ).toBeUndefined();
});
