import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { requestRaw, SCRIPT, testServer } from '#serve/test-site.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', undefined, (bytes: Buffer) => bytes],
])('serves an asset requested with "%s" compressed as %s', async (accepted, encoding, unpack) => {
  const { origin } = await testServer();
  const { status, headers, body } = await requestRaw(`${origin}/web/app/main-1a2b.js`, {
    headers: { 'accept-encoding': accepted },
  });
  expect(status).toBe(200);
  expect(unpack(body).toString()).toBe(SCRIPT);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['vary']).toBe('Accept-Encoding');
});

test('serves an asset without a compressed copy uncompressed', async () => {
  const { origin } = await testServer();
  const { status, headers } = await requestRaw(`${origin}/web/app/dot-3c4d.png`, {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, 'image/png', undefined]);
});

test.each(['none.js', '', '../index.html', '%2e%2e/index.html', '..%2findex.html', '.env', 'main-1a2b.js/'])(
  'returns an uncacheable 404 for the asset "%s"',
  async (name) => {
    const { origin } = await testServer();
    const { status, headers, text } = await requestRaw(origin, { path: `/web/app/${name}` });
    expect([status, text]).toEqual([404, '404 page not found\n']);
    expect(headers['cache-control']).toBe('no-cache, no-store, must-revalidate');
  },
);
