// Over TLS browsers use one HTTP/2 connection for all requests; websockets and older clients use HTTP/1.1.
import { once } from 'node:events';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { CUT_STATUS } from '#fixtures/proxy/faults.ts';
import { createCertificate } from './command/certificate.ts';
import { requestRaw, jsonAnswer, testGateway, testProxy, testServer } from './test-site.ts';

const certificate = createCertificate('localhost');

function openSession(origin: string): ClientHttp2Session {
  const session = connect(origin, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  return session;
}

async function sendRequest(session: ClientHttp2Session, headers: OutgoingHttpHeaders, body = '') {
  const stream = session.request(headers, { endStream: body === '' });
  if (body !== '') stream.end(body);
  const ended = once(stream, 'close').then(() => Promise.reject(new Error('cut')));
  const [responseHeaders] = (await Promise.race([once(stream, 'response'), ended])) as [IncomingHttpHeaders]; // its arguments
  ended.catch(() => undefined); // the stream ends after its response too
  let text = '';
  for await (const part of stream.setEncoding('utf8')) text += part;
  return { status: Number(responseHeaders[':status']), headers: responseHeaders, text };
}

test('serves pages, assets and API requests over one connection', async () => {
  const { origin } = await testServer({ tls: await certificate });
  const session = openSession(origin);
  const paths = ['/web/login', '/web/app/main-1a2b.js', '/v1/webapi/ping'];
  const responses = await Promise.all(paths.map((path) => sendRequest(session, { ':path': path })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(responses[0]?.headers['content-security-policy']).toContain("default-src 'self'");
});

test('forwards a request with its body and host, and without the pseudo-headers of HTTP/2', async () => {
  const { origin } = await testServer({ tls: await certificate });
  const { host } = new URL(origin);
  const call = {
    ':method': 'POST',
    ':path': '/v1/webapi/sites?x=1',
    'content-type': 'application/json',
    cookie: 'a=b',
  };
  const { text } = await sendRequest(openSession(origin), call, '{"a":1}');
  const { headers, ...forwarded } = JSON.parse(text) as { headers: Record<string, string> };
  expect(forwarded).toMatchObject({ method: 'POST', url: '/v1/webapi/sites?x=1', body: '{"a":1}' });
  expect(headers).toMatchObject({ host, cookie: 'a=b', 'content-type': 'application/json' });
  expect(Object.keys(headers).filter((name) => name.startsWith(':'))).toEqual([]);
});

test('refuses a foreign host in HTTP/2 too', async () => {
  const { origin } = await testServer({ tls: await certificate });
  const { status, text } = await sendRequest(openSession(origin), { ':path': '/web', ':authority': 'elsewhere.test' });
  expect([status, text]).toEqual([
    421,
    'This console is not served as elsewhere.test. To allow it, start with --allowed-host elsewhere.test.\n',
  ]);
});

test('speaks HTTP/1.1 to the proxy and drops hop-by-hop headers of its responses', async () => {
  const receivedHeaders: Record<string, unknown>[] = [];
  const { origin, upstream } = await testGateway(
    ({ headers }, response) => {
      receivedHeaders.push(headers);
      response.writeHead(200, { 'content-type': 'application/json', connection: 'keep-alive' }).end('{"ok":true}');
    },
    { tls: await certificate },
  );
  const { host } = new URL(origin);
  const session = openSession(origin);
  const { status, headers, text } = await sendRequest(session, { ':path': '/v1/webapi/ping', origin });
  expect([status, text]).toEqual([200, '{"ok":true}']);
  expect(headers).not.toHaveProperty('connection');
  expect(receivedHeaders.at(-1)).toMatchObject({
    host: upstream.host,
    origin: upstream.origin,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
  });
});

test('an aborted response ends only its own stream', async () => {
  const handle = async ({ url }: { url: string }) =>
    url.endsWith('cut') ? { ...jsonAnswer({}), status: CUT_STATUS } : jsonAnswer({});
  const { origin } = await testServer({ tls: await certificate, back: { mock: testProxy({ handle }) } });
  const session = openSession(origin);
  await expect(sendRequest(session, { ':path': '/v1/webapi/cut' })).rejects.toThrow('cut');
  expect((await sendRequest(session, { ':path': '/v1/webapi/ping' })).status).toBe(200);
});

test('closing the server ends an open session and a pending response', async () => {
  const served = await testServer({
    tls: await certificate,
    back: { mock: testProxy({ handle: () => new Promise(() => undefined) }) },
  });
  const session = openSession(served.origin);
  const stream = session.request({ ':path': '/v1/webapi/ping' });
  stream.on('error', () => undefined); // closed by the server
  await once(session, 'connect');
  const ended = once(session, 'close');
  await served.close();
  await ended;
  expect([session.destroyed, stream.destroyed]).toEqual([true, true]);
});

test('serves clients that speak only HTTP/1.1', async () => {
  const { origin } = await testServer({ tls: await certificate });
  expect((await requestRaw(`${origin}/web`)).status).toBe(200);
  const socket = connectTls({
    port: Number(new URL(origin).port),
    host: 'localhost',
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'secureConnect');
  expect(socket.alpnProtocol).toBe('http/1.1');
});
