import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { WebSocketServer } from 'ws';
import { CUT } from '#fixtures/proxy/faults.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import type { WireAnswer, WireRequest } from '#fixtures/proxy/wire.ts';
import { configIn } from '#lib/config-script.ts';
import type { Back } from '#serve/back.ts';
import type { Client } from '#serve/gateway/client.ts';
import { ordinary } from '#serve/gateway/encrypted.ts';
import { connectionOf } from './connection.ts';
import { isWorthPacking } from '#serve/pages/packing.ts';
import { CALLS } from '#serve/pages/paths.ts';

/** The part of the mock proxy that is reached over the wire. */
export type Mock = Pick<Proxy, 'handle' | 'upgrade' | 'page' | 'app' | 'appsAt'>;

const MEBIBYTE = 1024 * 1024;
const STREAM_MESSAGE = 10 * MEBIBYTE; // docs/protocol/streams.md#17
const UPLOAD = 256 * MEBIBYTE; // an upload is held in memory whole; nobody demonstrates with more

const NO_BODY = new Uint8Array();

export const wireOf = (
  { method = '', url = '', headers }: IncomingMessage,
  body: unknown,
  { ip }: Pick<Client, 'ip'>,
): WireRequest => ({
  method,
  url,
  // Only `set-cookie` would come as a list, and that is no header of a request.
  headers: ordinary(headers) as Record<string, string | undefined>,
  body: Buffer.isBuffer(body) ? body : NO_BODY,
  ip,
});

export function pass({ status, headers, body, pieces }: WireAnswer, reply: FastifyReply): FastifyReply {
  if (status === CUT) {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (pieces)
    return reply
      .code(status)
      .headers(headers)
      .send(Readable.from(pieces, { objectMode: false }));
  // As bytes, which fastify sends under exactly the headers given; an empty answer has no type of its own.
  const bytes = Buffer.from(body);
  reply.code(status).headers(headers);
  if (!isWorthPacking(reply, bytes.length)) return reply.send(bytes.length > 0 ? bytes : undefined);
  reply.compress(bytes);
  return reply;
}

/** Whatever a body is called, it reaches the mock as bytes. */
export function bodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: UPLOAD }, (_request, body, done) => done(null, body));
}

/** The mock proxy in this process. */
export function mockBack(proxy: Mock, clientOf: (request: IncomingMessage) => Client): Back {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: STREAM_MESSAGE,
    perMessageDeflate: false,
  });
  return {
    calls: (app) =>
      void app.register(async (calls) => {
        bodies(calls);
        for (const url of CALLS)
          calls.all(url, async ({ raw, body }, reply) =>
            pass(await proxy.handle(wireOf(raw, body, clientOf(raw))), reply),
          );
      }),
    page: async ({ raw }) => proxy.page(wireOf(raw, undefined, clientOf(raw))),
    async config({ raw }) {
      const wire = wireOf(raw, undefined, clientOf(raw));
      const { status, body } = await proxy.handle({ ...wire, method: 'GET', url: '/web/config.js' });
      return status === 200 ? configIn(Buffer.from(body).toString()) : undefined;
    },
    async upgrade(request) {
      const opened = await proxy.upgrade(wireOf(request, undefined, clientOf(request)));
      if (typeof opened !== 'function') return opened;
      return (raw, head) => sockets.handleUpgrade(request, raw, head, (socket) => opened(connectionOf(socket, raw)));
    },
  };
}
