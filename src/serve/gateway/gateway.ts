import type { IncomingMessage } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyReply } from 'fastify';
import { refusalResponse, type Backend } from '#serve/backend.ts';
import type { Client } from './client.ts';
import { toBrowserHeaders, toProxyHeaders } from './forwarded-headers.ts';
import { requestIdOf } from '#serve/observe/request-id.ts';
import { shouldCompress } from '#serve/pages/compression.ts';
import { PROXY_PATHS, pathOf } from '#serve/pages/paths.ts';
import { openStream } from './pipe-sockets.ts';
import { upstreamUnreachable, UpstreamUnreachable, type UpstreamErrorCode } from './unreachable.ts';
import type { Upstream } from './upstream.ts';
import { pingUpstream } from './upstream-ping.ts';
import { fetchUpstreamConfig, fetchUpstreamPageValues } from './upstream-page.ts';

function relayBody(reply: FastifyReply, body: IncomingMessage): void {
  const length = reply.getHeader('content-length');
  // The proxy streams responses of unknown length, so they count as long.
  if (shouldCompress(reply, length === undefined ? Infinity : Number(length))) reply.compress(body);
  else void reply.send(body);
}

interface GatewayOptions {
  clientOf: (request: IncomingMessage) => Client;
  log: (line: string, requestId?: string) => void;
  countError?: ((code: UpstreamErrorCode) => void) | undefined;
}

/**
 * Forwards API requests and streams to a real proxy, and fetches the values of pages from it. Stores nothing between
 * two requests.
 */
export function createGateway(upstream: Upstream, { clientOf, log, countError }: GatewayOptions): Backend {
  const { url, insecure } = upstream;
  const proxyHeadersFor = (raw: IncomingMessage) =>
    toProxyHeaders(raw.headers, { upstream: url, client: clientOf(raw) });
  const countFailure = (error: unknown): UpstreamUnreachable => {
    const failure = error instanceof UpstreamUnreachable ? error : upstreamUnreachable(error, upstream);
    countError?.(failure.code);
    return failure;
  };
  const logFailure = (error: unknown, request: IncomingMessage): UpstreamUnreachable => {
    const failure = countFailure(error);
    log(failure.message, requestIdOf(request));
    return failure;
  };
  const sendFailure = (reply: FastifyReply, error: unknown) => {
    // A client that aborts an upload needs no response, and the proxy has not failed.
    if (reply.request.raw.errored) {
      reply.hijack();
      return;
    }
    const { status, headers, body } = refusalResponse(502, logFailure(error, reply.request.raw).message);
    void reply.code(status).headers(headers).send(body);
  };

  return {
    addApiRoutes: (app) =>
      void app.register(httpProxy, {
        upstream: url.origin,
        routes: PROXY_PATHS,
        undici: { connect: { rejectUnauthorized: !insecure } },
        destroyAgent: true,
        disableRequestLogging: true,
        replyOptions: {
          // The plugin's types allow HTTP/2 here and below, which the gateway does not speak to proxies.
          rewriteRequestHeaders: ({ raw }) => proxyHeadersFor(raw as IncomingMessage),
          rewriteHeaders: (headers) => toBrowserHeaders(headers, { upstream: url }),
          onResponse: (_request, reply, response) => relayBody(reply as unknown as FastifyReply, response.stream),
          retryDelay: () => null, // the console retries, not the gateway
          onError: (reply, { error }) => sendFailure(reply as unknown as FastifyReply, error),
        },
      }),
    async fetchPageValues({ raw }) {
      try {
        return await fetchUpstreamPageValues(upstream, { path: pathOf(raw.url ?? ''), headers: proxyHeadersFor(raw) });
      } catch (error) {
        throw logFailure(error, raw);
      }
    },
    fetchConfig: ({ raw }) => fetchUpstreamConfig(upstream, proxyHeadersFor(raw)),
    async findProblems() {
      try {
        await pingUpstream(upstream);
        return [];
      } catch (error) {
        return [countFailure(error).message];
      }
    },
    async upgrade(raw) {
      try {
        return await openStream(upstream, {
          path: raw.url ?? '',
          headers: proxyHeadersFor(raw),
          client: clientOf(raw),
        });
      } catch (error) {
        return refusalResponse(502, logFailure(error, raw).message);
      }
    },
  };
}
