import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CUT_STATUS } from '#fixtures/proxy/faults.ts';
import type { WireResponse, WireRequest } from '#fixtures/proxy/wire.ts';
import { requestRaw, jsonAnswer, testProxy, testServer } from '#serve/test-site.ts';

const serveResponses = (answers: Record<string, WireResponse>) => {
  const handle = async ({ url }: WireRequest) => answers[url] ?? jsonAnswer({});
  return testServer({ back: { mock: testProxy({ handle }) } });
};

test.each([
  ['GET', '/web/config.js'],
  ['GET', '/v1/webapi/ping?a=b&c=%20d&redirect_url=http://x/?y'],
  ['POST', '/v1/webapi/sessions/web'],
  ['PUT', '/webapi/roles/a%2Fb'],
  ['DELETE', '/v1/webapi/users/bob@example.com'],
  ['OPTIONS', '/v2/webapi/x'],
  ['GET', '/scripts/abc/install.sh'],
  ['GET', '/.well-known/jwks.json'],
])('%s %s reaches the mock proxy unchanged', async (method, path) => {
  const { origin } = await testServer();
  const body = method === 'GET' ? '' : '{"a":1';
  const headers = {
    'x-csrf-token': 'c5',
    cookie: 'session=7b',
    'content-type': 'text/odd',
    'content-length': body.length,
  };
  const { status, text } = await requestRaw(origin, { path, method, headers, body });
  expect(status).toBe(200);
  const call = JSON.parse(text) as Record<string, unknown>; // the JSON of testProxy
  expect(call).toMatchObject({ method, url: path, body, headers: { 'x-csrf-token': 'c5', cookie: 'session=7b' } });
  expect(call['ip']).toMatch(/127\.0\.0\.1|::1/);
});

test('returns responses of the mock proxy unchanged', async () => {
  const text = { 'content-type': 'text/plain; charset=utf-8' };
  const bytes = { 'content-type': 'application/octet-stream' };
  const { origin } = await serveResponses({
    '/v1/text': { status: 404, headers: text, body: '404 page not found\n' },
    '/v1/none': { status: 200, headers: {}, body: '' },
    '/v1/bytes': { status: 200, headers: bytes, body: new Uint8Array([0, 255, 10]) },
    '/v1/cookies': jsonAnswer({}, { 'set-cookie': ['a=1', 'b=2'], 'cache-control': 'no-store' }),
  });
  const missing = await requestRaw(`${origin}/v1/text`);
  expect([missing.status, missing.headers['content-type'], missing.text]).toEqual([
    404,
    text['content-type'],
    '404 page not found\n',
  ]);
  const emptyResponse = await requestRaw(`${origin}/v1/none`);
  expect([emptyResponse.status, emptyResponse.headers['content-type'], emptyResponse.text]).toEqual([
    200,
    undefined,
    '',
  ]);
  expect([...(await requestRaw(`${origin}/v1/bytes`)).body]).toEqual([0, 255, 10]);
  const { headers } = await requestRaw(`${origin}/v1/cookies`);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'set-cookie': ['a=1', 'b=2'],
    'cache-control': 'no-store',
  });
});

test('compresses long lists, but not short responses or files', async () => {
  const long = jsonAnswer('x'.repeat(50_000));
  const { origin } = await serveResponses({
    '/v1/list': long,
    '/v1/file': { ...long, headers: { 'content-type': 'application/octet-stream' } },
    '/v1/token': jsonAnswer('x'.repeat(500)),
  });
  const headers = { 'accept-encoding': 'gzip, br' };
  const list = await requestRaw(`${origin}/v1/list`, { headers });
  expect([list.headers['content-encoding'], list.headers['content-type']]).toEqual(['br', 'application/json']);
  expect(JSON.parse(brotliDecompressSync(list.body).toString())).toHaveLength(50_000);
  for (const path of ['/v1/file', '/v1/token'])
    expect((await requestRaw(origin + path, { headers })).headers['content-encoding']).toBeUndefined();
  expect((await requestRaw(`${origin}/v1/list`)).headers['content-encoding']).toBeUndefined();
});

test('refuses a body of an unknown type with the message of a proxy', async () => {
  const { origin } = await testServer();
  const headers = { 'content-type': 'json', 'content-length': 2 };
  const { status, text } = await requestRaw(`${origin}/v1/x`, { method: 'POST', headers, body: '{}' });
  expect([status, text]).toEqual([400, '{"error":{"message":"invalid request"}}']);
});

describe('long responses', () => {
  async function* pieces(shouldFail: boolean) {
    yield new Uint8Array(100_000);
    if (shouldFail) throw new Error('cut');
    yield new Uint8Array(100_000);
  }
  const createLongResponse = (shouldFail: boolean): WireResponse => ({
    status: 200,
    headers: { 'content-type': 'application/octet-stream', 'content-length': '200000' },
    body: '',
    chunks: pieces(shouldFail),
  });
  test('streams chunks with a content length', async () => {
    const { origin } = await serveResponses({ '/v1/long': createLongResponse(false) });
    const { headers, body } = await requestRaw(`${origin}/v1/long`);
    expect([headers['content-length'], body.length]).toEqual(['200000', 200_000]);
  });
  test('aborts the response when a chunk fails', async () => {
    const { origin } = await serveResponses({ '/v1/long': createLongResponse(true) });
    await expect(requestRaw(`${origin}/v1/long`)).rejects.toThrow('aborted');
  });
});

test('closes the connection for an aborted response', async () => {
  const { origin } = await serveResponses({ '/v1/cut': { status: CUT_STATUS, headers: {}, body: '' } });
  await expect(requestRaw(`${origin}/v1/cut`)).rejects.toThrow('socket hang up');
});

test('reports an internal error without details, and logs it without the query', async () => {
  const lines: string[] = [];
  const handle = async () => {
    throw new Error('cannot read property');
  };
  const { origin } = await testServer({ back: { mock: testProxy({ handle }) }, log: (line) => lines.push(line) });
  const { status, text } = await requestRaw(`${origin}/v1/webapi/ping?access_token=5ecret`);
  expect([status, text]).toEqual([500, '{"error":{"message":"the server failed to answer this"}}']);
  expect(lines).toEqual(['cannot read property']);
});
