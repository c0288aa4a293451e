import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { createCertificate } from '#serve/command/certificate.ts';
import { requestRaw, testServer } from '#serve/test-site.ts';

async function startListening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // the server listens on a port
  return `127.0.0.1:${port}`;
}

/** An address where no server listens. */
async function unusedAddress(): Promise<string> {
  const server = createServer();
  const host = await startListening(server);
  await new Promise((resolve) => server.close(resolve));
  return host;
}

async function startHttpServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => server.close().closeAllConnections());
  return `http://${await startListening(server)}`;
}

async function startGateway(upstream: string) {
  const lines: string[] = [];
  const back = { upstream: new URL(upstream), insecure: false };
  const { origin } = await testServer({ back, log: (line) => lines.push(line) });
  return { origin, lines };
}

const tlsServer = async () => testServer({ tls: await createCertificate('localhost') });

test.each([
  {
    matter: 'no server listens',
    upstream: async () => `https://${await unusedAddress()}`,
    says: /Nothing listens at https:\/\/127\.0\.0\.1:\d+\./,
    helps: /Start the proxy, or correct the address given with --proxy\./,
  },
  {
    matter: 'the host name is unknown',
    upstream: async () => 'https://proxy.invalid',
    says: /There is no host named proxy\.invalid\./,
    helps: /correct the address given with --proxy/,
  },
  {
    matter: 'the certificate is not trusted',
    upstream: async () => (await tlsServer()).origin,
    says: /The certificate of https:\/\/localhost:\d+ is not trusted: /,
    helps: /NODE_EXTRA_CA_CERTS, or start with --insecure/,
  },
  {
    matter: 'the proxy does not speak TLS',
    upstream: async () => (await testServer()).origin.replace('http:', 'https:'),
    says: /localhost:\d+ does not speak TLS/,
    helps: /start with --proxy http:\/\/localhost:\d+\./,
  },
  {
    matter: 'the proxy speaks only TLS',
    upstream: async () => (await tlsServer()).origin.replace('https:', 'http:'),
    says: /The connection to http:\/\/localhost:\d+ broke off/,
    helps: /start with --proxy https:\/\/localhost:\d+\./,
  },
  {
    matter: 'the proxy closes the connection',
    upstream: async () => {
      const server = createTcp((socket) => socket.destroy());
      onTestFinished(() => void server.close());
      return `http://${await startListening(server)}`;
    },
    says: /The connection to http:\/\/127\.0\.0\.1:\d+ broke off/,
    helps: /If it speaks TLS/,
  },
])('when $matter, the page and the API report it and the log has no secret', async ({ upstream, says, helps }) => {
  const { origin, lines } = await startGateway(await upstream());
  const page = await requestRaw(`${origin}/web/invite/5ecret?access_token=5ecret`);
  expect([page.status, page.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
  expect(page.text).toMatch(says);
  expect(page.text).toMatch(helps);
  expect(page.text).toContain('The proxy behind this console cannot be reached');
  expect(page.text).not.toContain('http-equiv="refresh"');
  expect(page.text).not.toContain('<script');
  const call = await requestRaw(`${origin}/v1/webapi/ping?access_token=5ecret`);
  expect([call.status, call.headers['content-type']]).toEqual([502, 'application/json']);
  expect(JSON.parse(call.text)).toEqual({ error: { message: expect.stringMatching(says) } });
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain('5ecret');
});

test.each([
  { status: 404, headers: {}, says: 'answered with status 404 and no page of a console' },
  {
    status: 200,
    headers: {},
    says: 'answered, but its page has no &lt;meta name=&#34;grv_csrf_token&#34;&gt;, which the page of a proxy has',
  },
  { status: 302, headers: { location: 'https://p.test/web/launch/x' }, says: 'Start with --proxy https://p.test.' },
])('reports status $status with $headers as an unexpected response', async ({ status, headers, says }) => {
  const upstream = await startHttpServer((_request, response) =>
    response.writeHead(status, headers).end('<p>gone</p>'),
  );
  const { origin, lines } = await startGateway(upstream);
  const page = await requestRaw(`${origin}/web`);
  expect(page.status).toBe(502);
  expect(page.text).toContain(says);
  expect(page.text).toContain('The proxy behind this console answered, but not with its page');
  expect(page.text).not.toMatch(/not reachable|cannot be reached/);
  expect(lines).toEqual([expect.stringMatching(/answered|redirects to/)]);
});

test('refuses a stream with status 502 and logs the reason when the proxy does not respond', async () => {
  const { origin, lines } = await startGateway(`http://${await unusedAddress()}`);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/v1/webapi/sites/one/connect?access_token=5ecret`);
  const refusalStatus = new Promise<number | undefined>((resolve) =>
    socket.on('unexpected-response', (request, { statusCode }) => {
      resolve(statusCode);
      request.destroy();
    }),
  );
  socket.on('error', () => undefined); // emitted after the refusal
  expect(await refusalStatus).toBe(502);
  expect(lines).toEqual([expect.stringMatching(/^Nothing listens at http:\/\/127\.0\.0\.1:\d+\.$/)]);
});

test('serves the console once the proxy has started', async () => {
  const host = await unusedAddress();
  const { origin } = await startGateway(`http://${host}`);
  expect((await requestRaw(`${origin}/web`)).status).toBe(502);
  await testServer({ host: '127.0.0.1', port: Number(host.split(':')[1]) });
  expect((await requestRaw(`${origin}/web`)).text).toContain('content="c5"');
  expect((await requestRaw(`${origin}/v1/webapi/ping`)).status).toBe(200);
});
