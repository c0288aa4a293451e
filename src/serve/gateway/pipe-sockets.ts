import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { WireAnswer } from '#fixtures/proxy/wire.ts';
import type { AcceptConnection } from '#serve/backend.ts';
import type { Client } from './client.ts';
import { cookiesFor } from '#serve/pages/headers.ts';
import { gracefulClose } from './graceful-close.ts';
import { requestUpstream, readText, type Upstream } from './upstream.ts';

const HANDSHAKE_HEADERS = [
  'upgrade',
  'connection',
  'sec-websocket-accept',
  'sec-websocket-protocol',
  'sec-websocket-extensions',
];

function switchingProtocols({ headers }: IncomingMessage, client: Client): string {
  const cookies = cookiesFor(headers['set-cookie'] ?? [], client).map((cookie) => `set-cookie: ${cookie}`);
  const lines = HANDSHAKE_HEADERS.flatMap((name) => [headers[name] ?? []].flat().map((value) => `${name}: ${value}`));
  return ['HTTP/1.1 101 Switching Protocols', ...lines, ...cookies, '', ''].join('\r\n');
}

/**
 * Joins two connections until one of them ends. Bytes are not looked at, so text stays text, close codes stay what they
 * are, a line cut without a close frame (the normal end of a terminal, docs/protocol/streams.md#15.3) arrives as one,
 * and a slow reader slows the writer down through the pipes' own back-pressure. The relay of @fastify/http-proxy parses
 * every message, turns 1005 and 1006 into codes of its own, and buffers a flood without bound.
 */
function pipeSockets(client: Socket, upstream: Socket): void {
  for (const [from, to] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    from.setNoDelay(true); // a key pressed must not wait for another
    from.setTimeout(0);
    from.setKeepAlive(true, 60_000);
    from.on('error', () => to.destroy());
    from.on('close', () => gracefulClose(to));
    from.pipe(to);
  }
  if (client.destroyed) upstream.destroy();
}

const toRefusal = async (response: IncomingMessage): Promise<WireAnswer> => {
  const type = response.headers['content-type'];
  const cookies = response.headers['set-cookie'];
  return {
    status: response.statusCode ?? 502,
    headers: { ...(type ? { 'content-type': type } : {}), ...(cookies ? { 'set-cookie': cookies } : {}) },
    body: await readText(response),
  };
};

/** Asks the proxy for a stream: its refusal, or what joins the browser's connection to it. */
export function openStream(
  upstream: Upstream,
  { path, headers, client }: { path: string; headers: IncomingHttpHeaders; client: Client },
): Promise<WireAnswer | AcceptConnection> {
  const request = requestUpstream(upstream, {
    path,
    headers: { ...headers, connection: 'Upgrade', upgrade: 'websocket' },
  });
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => void toRefusal(response).then(resolve, reject));
    request.on('upgrade', (response, socket, firstBytes) => {
      resolve((browserSocket, head) => {
        browserSocket.write(switchingProtocols(response, client));
        if (firstBytes.length > 0) socket.unshift(firstBytes);
        if (head.length > 0) browserSocket.unshift(head);
        pipeSockets(browserSocket, socket);
      });
    });
    request.end();
  });
}
