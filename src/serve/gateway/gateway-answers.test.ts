import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { requestRaw, testGateway } from '#serve/test-site.ts';

test("redirects to the proxy stay on the console, and the proxy's own headers are dropped", async () => {
  const { origin, upstream } = await testGateway((_request, response) => {
    response.writeHead(302, {
      location: `${upstream.origin}/web/msg/error/login`,
      'strict-transport-security': 'max-age=1',
      'x-frame-options': 'SAMEORIGIN',
      'keep-alive': 'timeout=3',
    });
    response.end();
  });
  const { status, headers } = await requestRaw(`${origin}/v1/webapi/github/callback?code=1`);
  expect([status, headers['location'], headers['x-frame-options']]).toEqual([302, '/web/msg/error/login', 'DENY']);
  expect(Object.keys(headers)).not.toContain('strict-transport-security');
});

test('compresses long lists unless the proxy has compressed them, but not short responses', async () => {
  const list = JSON.stringify(Array.from({ length: 10_000 }, (_, n) => n * n)); // long even when compressed
  const { origin } = await testGateway(({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    if (url === '/v1/packed') response.setHeader('content-encoding', 'gzip').end(gzipSync(list));
    else if (url === '/v1/token') response.setHeader('content-length', 9).end('"5ecret0"');
    else response.end(list);
  });
  const headers = { 'accept-encoding': 'gzip, br' };
  const plain = await requestRaw(`${origin}/v1/plain`, { headers });
  expect([plain.headers['content-encoding'], brotliDecompressSync(plain.body).toString()]).toEqual(['br', list]);
  const packed = await requestRaw(`${origin}/v1/packed`, { headers });
  expect([packed.headers['content-encoding'], gunzipSync(packed.body).toString()]).toEqual(['gzip', list]);
  const token = await requestRaw(`${origin}/v1/token`, { headers });
  expect([token.headers['content-encoding'], token.text]).toEqual([undefined, '"5ecret0"']);
  const head = await requestRaw(`${origin}/v1/plain`, { headers, method: 'HEAD' });
  expect([head.status, head.headers['content-encoding'], head.text]).toEqual([200, undefined, '']);
});

test('returns a 503 of the proxy without a retry', async () => {
  let calls = 0;
  const { origin } = await testGateway((_request, response) => {
    calls += 1;
    response.writeHead(503).end();
  });
  expect([(await requestRaw(`${origin}/v1/x`)).status, calls]).toEqual([503, 1]);
});

test('uploads keep their length, and downloads are streamed', async () => {
  const bytes = Buffer.alloc(5_000_000, 'abc');
  let length: string | undefined;
  let finishDownload = () => undefined as void;
  const { origin } = await testGateway(async (request, response) => {
    length = request.headers['content-length'];
    let received = 0;
    for await (const chunk of request) received += (chunk as Buffer).length; // no encoding is set
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': 7 });
    response.write('first ');
    await new Promise<void>((resolve) => (finishDownload = resolve));
    response.end(received === bytes.length ? '+' : '-');
  });
  const path = '/v1/webapi/sites/one/nodes/n/root/scp?location=~&filename=a';
  const answer = fetch(origin + path, { method: 'POST', body: bytes });
  const response = await answer;
  const reader = response.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first ');
  finishDownload();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('+');
  expect([length, response.headers.get('content-length')]).toEqual(['5000000', '7']);
});

test("closes the proxy's connection when the client aborts an upload or a download", async () => {
  const closedMethods: string[] = [];
  const { origin, lines } = await testGateway((incoming, response) => {
    response.on('close', () => closedMethods.push(incoming.method ?? ''));
    if (incoming.method === 'GET') response.write('first ');
    incoming.on('error', () => undefined).resume(); // the upload is meant to fail
  });
  const upload = request(`${origin}/v1/up`, { method: 'POST', headers: { 'content-length': 1000 } });
  upload.on('error', () => undefined).write('first ');
  await pause(100);
  upload.destroy();
  await expect.poll(() => closedMethods).toEqual(['POST']);
  const download = request(`${origin}/v1/down`, (response) => void response.once('data', () => response.destroy()));
  download.on('error', () => undefined).end();
  await expect.poll(() => closedMethods).toEqual(['POST', 'GET']);
  expect(lines).toEqual([]);
});

test("aborts a download when the proxy's connection breaks", async () => {
  const { origin } = await testGateway((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': 1000 });
    response.write('first ', () => response.destroy());
  });
  const response = await fetch(`${origin}/v1/down`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});
