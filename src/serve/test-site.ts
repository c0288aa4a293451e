// Helpers of this folder's tests: a small build, and servers with a configurable proxy. They end with the test.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request as requestTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { WireResponse, WireRequest } from '#fixtures/proxy/wire.ts';
import type { Mock } from './mock/mock-backend.ts';
import { serve, type ServeOptions, type RunningServer } from './server.ts';

export const SCRIPT = `console.log(${JSON.stringify('hello '.repeat(500))});`;

const PAGE = `<!doctype html><title>Postern</title>
<meta name="grv_csrf_token" content="{{ .XCSRF }}" />
<meta name="grv_bearer_token" content="{{ .Session }}" />
<div id="app"></div>`;

export async function testBuild(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'postern-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, 'app'));
  await writeFile(join(dist, 'index.html'), PAGE);
  await writeFile(join(dist, 'app', 'main-1a2b.js'), SCRIPT);
  await writeFile(join(dist, 'app', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(dist, 'app', 'main-1a2b.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(dist, 'app', 'dot-3c4d.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  return dist;
}

export const jsonAnswer = (value: unknown, headers: WireResponse['headers'] = {}): WireResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** A proxy that returns each request as JSON, unless overridden. */
export function testProxy(overrides: Partial<Mock> = {}): Mock {
  return {
    handle: async ({ body, ...call }: WireRequest) => jsonAnswer({ ...call, body: Buffer.from(body).toString() }),
    upgrade: async () => jsonAnswer({ error: { message: 'no streams here' } }),
    page: () => ({ csrf: 'c5', bearer: 'YmVhcmVy+/=', cookies: ['grv_csrf=c5; Path=/; HttpOnly'] }),
    app: () => jsonAnswer({}),
    setAppAddresses: () => undefined,
    ...overrides,
  };
}

export async function testServer(options: Partial<ServeOptions> = {}): Promise<RunningServer> {
  const back = { mock: testProxy() };
  const served = await serve({ dist: await testBuild(), host: 'localhost', port: 0, back, ...options });
  onTestFinished(() => served.close());
  return served;
}

/** A console in front of a server that can send responses that no mock proxy sends. */
export async function testGateway(
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
  overrides: Partial<ServeOptions> = {},
) {
  const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // the server listens on a port
  const upstream = new URL(`http://127.0.0.1:${port}`);
  const lines: string[] = [];
  const served = await testServer({
    back: { upstream, insecure: false },
    log: (line) => lines.push(line),
    ...overrides,
  });
  return { origin: served.origin, upstream, lines };
}

export interface RawResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  text: string;
}

/** Sends one request without extra headers, redirects or decompression, for tests of headers. */
export async function requestRaw(
  url: string,
  { body, ...options }: RequestOptions & { body?: string | Buffer } = {},
): Promise<RawResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sendRequest = url.startsWith('https:') ? requestTls : request;
    sendRequest(
      url,
      { agent: false, ...(url.startsWith('https:') ? { rejectUnauthorized: false } : {}), ...options },
      resolve,
    )
      .on('error', reject)
      .end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer); // no encoding is set
  const content = Buffer.concat(chunks);
  return { status: response.statusCode ?? 0, headers: response.headers, body: content, text: content.toString() };
}
