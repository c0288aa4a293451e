import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { WebSocketServer } from 'ws';
import { CUT_STATUS } from '#fixtures/proxy/faults.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import type { Connection, WireResponse, WireRequest } from '#fixtures/proxy/wire.ts';
import { parseConfigScript } from '#lib/config-script.ts';
import type { Backend } from '#serve/backend.ts';
import type { Client } from '#serve/gateway/client.ts';
import { withoutPseudoHeaders } from '#serve/gateway/http2.ts';
import { createConnection } from './connection.ts';
import { requestIdOf } from '#serve/observe/request-id.ts';
import { shouldCompress } from '#serve/pages/compression.ts';
import { PROXY_PATHS } from '#serve/pages/paths.ts';

/** The members of the mock proxy that the server uses. */
export type Mock = Pick<Proxy, 'handle' | 'upgrade' | 'page' | 'app' | 'setAppAddresses'>;

const MEBIBYTE = 1024 * 1024;
const MAX_STREAM_MESSAGE_BYTES = 10 * MEBIBYTE; // docs/protocol/streams.md#17
const MAX_UPLOAD_BYTES = 256 * MEBIBYTE; // uploads are buffered in memory

const NO_BODY = new Uint8Array();

export const toWireRequest = (
  { method = '', url = '', headers }: IncomingMessage,
  body: unknown,
  { ip }: Pick<Client, 'ip'>,
): WireRequest => ({
  method,
  url,
  // Only `set-cookie` is ever an array, and requests do not have it.
  headers: withoutPseudoHeaders(headers) as Record<string, string | undefined>,
  body: Buffer.isBuffer(body) ? body : NO_BODY,
  ip,
});

export function sendWireAnswer({ status, headers, body, chunks }: WireResponse, reply: FastifyReply): FastifyReply {
  if (status === CUT_STATUS) {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (chunks)
    return reply
      .code(status)
      .headers(headers)
      .send(Readable.from(chunks, { objectMode: false }));
  // Fastify adds no headers to bytes, and an empty response has no content type.
  const bytes = Buffer.from(body);
  reply.code(status).headers(headers);
  if (!shouldCompress(reply, bytes.length)) return reply.send(bytes.length > 0 ? bytes : undefined);
  reply.compress(bytes);
  return reply;
}

/** The mock parses all bodies itself. */
export function parseBodiesAsBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES }, (_request, body, done) =>
    done(null, body),
  );
}

/** The mock proxy in this process. */
export function createMockBackend(proxy: Mock, clientOf: (request: IncomingMessage) => Client): Backend {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_STREAM_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  sockets.on('headers', (headers, request) => headers.push(`x-request-id: ${requestIdOf(request)}`));
  return {
    addApiRoutes: (app) =>
      void app.register(async (apiApp) => {
        parseBodiesAsBytes(apiApp);
        for (const url of PROXY_PATHS)
          apiApp.all(url, async ({ raw, body }, reply) =>
            sendWireAnswer(await proxy.handle(toWireRequest(raw, body, clientOf(raw))), reply),
          );
      }),
    fetchPageValues: async ({ raw }) => proxy.page(toWireRequest(raw, undefined, clientOf(raw))),
    async fetchConfig({ raw }) {
      const wire = toWireRequest(raw, undefined, clientOf(raw));
      const { status, body } = await proxy.handle({ ...wire, method: 'GET', url: '/web/config.js' });
      return status === 200 ? parseConfigScript(Buffer.from(body).toString()) : undefined;
    },
    findProblems: async () => [],
    async upgrade(request) {
      const openStream = await proxy.upgrade(toWireRequest(request, undefined, clientOf(request)));
      if (typeof openStream !== 'function') return openStream;
      return (raw, head) => {
        let connection: Connection | undefined;
        sockets.handleUpgrade(request, raw, head, (socket) => {
          connection = createConnection(socket, raw);
          openStream(connection);
        });
        return { sendText: (text) => connection?.send(text) };
      };
    },
  };
}
