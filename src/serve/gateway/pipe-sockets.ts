import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import type { AcceptConnection } from '#serve/backend.ts';
import type { Client } from './client.ts';
import { markSecure } from '#serve/pages/headers.ts';
import { requestIdOf } from '#serve/observe/request-id.ts';
import { gracefulClose } from './graceful-close.ts';
import { requestUpstream, readText, type Upstream } from './upstream.ts';

const HANDSHAKE_HEADERS = [
  'upgrade',
  'connection',
  'sec-websocket-accept',
  'sec-websocket-protocol',
  'sec-websocket-extensions',
];

function switchingProtocolsResponse({ headers }: IncomingMessage, client: Client, requestId: string): string {
  const cookies = markSecure(headers['set-cookie'] ?? [], client).map((cookie) => `set-cookie: ${cookie}`);
  const lines = HANDSHAKE_HEADERS.flatMap((name) => [headers[name] ?? []].flat().map((value) => `${name}: ${value}`));
  return ['HTTP/1.1 101 Switching Protocols', ...lines, ...cookies, `x-request-id: ${requestId}`, '', ''].join('\r\n');
}

/**
 * Connects two sockets until one of them ends. Bytes pass unchanged: text stays text, close codes stay the same, a
 * connection dropped without a close frame (the normal end of a terminal, docs/protocol/streams.md#15.3) arrives as
 * dropped, and a slow reader slows down the writer by back-pressure. The relay of @fastify/http-proxy parses every
 * message, replaces the close codes 1005 and 1006, and buffers without a limit.
 */
function pipeSockets(client: Socket, upstream: Socket): void {
  for (const [from, to] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    from.setNoDelay(true); // send each key press immediately
    from.setTimeout(0);
    from.setKeepAlive(true, 60_000);
    from.on('error', () => to.destroy());
    from.on('close', () => gracefulClose(to));
    from.pipe(to);
  }
  if (client.destroyed) upstream.destroy();
}

const toRefusal = async (response: IncomingMessage): Promise<WireResponse> => {
  const type = response.headers['content-type'];
  const cookies = response.headers['set-cookie'];
  return {
    status: response.statusCode ?? 502,
    headers: { ...(type ? { 'content-type': type } : {}), ...(cookies ? { 'set-cookie': cookies } : {}) },
    body: await readText(response),
  };
};

/** Opens a stream at the proxy. Returns the proxy's refusal, or a function that connects the browser's socket. */
export function openStream(
  upstream: Upstream,
  { path, headers, client }: { path: string; headers: IncomingHttpHeaders; client: Client },
): Promise<WireResponse | AcceptConnection> {
  const request = requestUpstream(upstream, {
    path,
    headers: { ...headers, connection: 'Upgrade', upgrade: 'websocket' },
  });
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => void toRefusal(response).then(resolve, reject));
    request.on('upgrade', (response, socket, firstBytes) => {
      resolve((browserSocket, head) => {
        browserSocket.write(switchingProtocolsResponse(response, client, requestIdOf({ headers })));
        if (firstBytes.length > 0) socket.unshift(firstBytes);
        if (head.length > 0) browserSocket.unshift(head);
        pipeSockets(browserSocket, socket);
      });
    });
    request.end();
  });
}
