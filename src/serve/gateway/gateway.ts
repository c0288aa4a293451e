import type { IncomingMessage } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyReply } from 'fastify';
import { refusal, type Back } from '#serve/back.ts';
import type { Client } from './client.ts';
import { downwards, upwards } from './forwarding.ts';
import { isWorthPacking } from '#serve/pages/packing.ts';
import { CALLS, pathOf } from '#serve/pages/paths.ts';
import { openStream } from './splice.ts';
import { unreachable, Unreachable } from './unreachable.ts';
import type { Upstream } from './upstream.ts';
import { upstreamConfig, upstreamFill } from './upstream-page.ts';

function relay(reply: FastifyReply, body: IncomingMessage): void {
  const length = reply.getHeader('content-length');
  // Without a length it is one that the proxy did not know in advance, so it is long.
  if (isWorthPacking(reply, length === undefined ? Infinity : Number(length))) reply.compress(body);
  else void reply.send(body);
}

interface Surroundings {
  clientOf: (request: IncomingMessage) => Client;
  log: (line: string) => void;
}

/** A real proxy elsewhere. Nothing is kept here between two requests. */
export function gateway(upstream: Upstream, { clientOf, log }: Surroundings): Back {
  const { url, insecure } = upstream;
  const up = (raw: IncomingMessage) => upwards(raw.headers, { upstream: url, client: clientOf(raw) });
  const fail = (error: unknown): Unreachable => {
    const failure = error instanceof Unreachable ? error : unreachable(error, upstream);
    log(failure.message);
    return failure;
  };
  const answerFailure = (reply: FastifyReply, error: unknown) => {
    // Who leaves in the middle of an upload needs no answer, and it is no failure of the proxy.
    if (reply.request.raw.errored) {
      reply.hijack();
      return;
    }
    const { status, headers, body } = refusal(502, fail(error).message);
    void reply.code(status).headers(headers).send(body);
  };

  return {
    calls: (app) =>
      void app.register(httpProxy, {
        upstream: url.origin,
        routes: CALLS,
        undici: { connect: { rejectUnauthorized: !insecure } },
        destroyAgent: true,
        disableRequestLogging: true,
        replyOptions: {
          // The plugin's types allow HTTP/2 here and below, which this server does not speak.
          rewriteRequestHeaders: ({ raw }) => up(raw as IncomingMessage),
          rewriteHeaders: (headers) => downwards(headers, { upstream: url }),
          onResponse: (_request, reply, response) => relay(reply as unknown as FastifyReply, response.stream),
          retryDelay: () => null, // a proxy's "not now" is an answer, and a second attempt is the console's business
          onError: (reply, { error }) => answerFailure(reply as unknown as FastifyReply, error),
        },
      }),
    async page({ raw }) {
      try {
        return await upstreamFill(upstream, { path: pathOf(raw.url ?? ''), headers: up(raw) });
      } catch (error) {
        throw fail(error);
      }
    },
    config: ({ raw }) => upstreamConfig(upstream, up(raw)),
    async upgrade(raw) {
      try {
        return await openStream(upstream, { path: raw.url ?? '', headers: up(raw), client: clientOf(raw) });
      } catch (error) {
        return refusal(502, fail(error).message);
      }
    },
  };
}
