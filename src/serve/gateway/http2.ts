// A server that speaks HTTP/2 with clients that support it, as browsers do over TLS, and HTTP/1.1 with others and for
// websockets.
import type { IncomingHttpHeaders } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

type Http2App = Pick<FastifyInstance<Http2SecureServer>, 'server'>;

/** Adds what the rest of the server expects: a host header in each request, and closing of open connections. */
export function adaptHttp2(http2App: Http2App): FastifyInstance {
  const app = http2App as unknown as FastifyInstance; // both protocols share the part of the interface that we use
  const openSockets = new Set<Socket>();
  let isClosing = false;
  http2App.server.on('secureConnection', (socket: Socket) => {
    if (isClosing) socket.destroy();
    openSockets.add(socket);
    socket.on('close', () => openSockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    openSockets.forEach((socket) => socket.destroy());
  });
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const authority = headers[':authority'];
    if (typeof authority === 'string') headers.host ??= authority;
  });
  return app;
}

/** The headers without HTTP/2's pseudo-headers (RFC 9113 8.3). */
export const withoutPseudoHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
