import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import type { AcceptConnection, OpenStream } from '#serve/backend.ts';
import type { Client } from './client.ts';
import { markSecure } from '#serve/pages/headers.ts';
import { requestIdOf } from '#serve/observe/request-id.ts';
import { gracefulClose } from './graceful-close.ts';
import { MessageRelay } from './message-relay.ts';
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
function pipeSockets(client: Socket, upstream: Socket): OpenStream {
  for (const socket of [client, upstream]) {
    socket.setNoDelay(true); // send each key press immediately
    socket.setTimeout(0);
    socket.setKeepAlive(true, 60_000);
  }
  const relay = new MessageRelay();
  client.on('error', () => upstream.destroy());
  upstream.on('error', () => client.destroy());
  client.on('close', () => {
    relay.destroy();
    gracefulClose(upstream);
  });
  upstream.on('close', () => relay.end());
  relay.on('end', () => gracefulClose(client));
  client.pipe(upstream);
  upstream.pipe(relay).pipe(client);
  if (client.destroyed) upstream.destroy();
  return { sendText: (text) => relay.insertText(text) };
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
        return pipeSockets(browserSocket, socket);
      });
    });
    request.end();
  });
}
