// Observes requests and streams for the access log and the metrics.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from '#serve/gateway/client.ts';
import { PROXY_PATHS } from '#serve/pages/paths.ts';
import type { AccessLog, LoggedRequest } from './access-log.ts';
import { countBodyBytes } from './body-bytes.ts';
import { loggedPath, streamKindOf } from './logged-path.ts';
import type { Metrics, RouteClass } from './metrics.ts';
import { PROBE_PATHS } from './probes.ts';
import { requestIdOf } from './request-id.ts';

/** An upgrade that is not decided yet. */
export interface ObservedUpgrade {
  accept(): void;
  refuse(status: number, bytes: number): void;
}

export interface Observer {
  observeRequest(request: FastifyRequest, reply: FastifyReply): void;
  observeUpgrade(request: IncomingMessage, socket: Socket): ObservedUpgrade;
}

interface ObserverOptions {
  clientOf: (request: IncomingMessage) => Client;
  accessLog?: AccessLog | undefined;
  metrics?: Metrics | undefined;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** HTTP/2 clients may invent methods, but labels need a fixed set of values. */
const methodOf = ({ method = '' }: IncomingMessage) => (METHODS.has(method) ? method : 'OTHER');

const CLASSES = new Map<string, RouteClass>([
  ['/web/app/*', 'asset'],
  ['/web/mockServiceWorker.js', 'asset'],
  ...['/', '/web', '/web/*'].map((path) => [path, 'page'] as const),
  ...PROXY_PATHS.map((path) => [path, 'api'] as const),
  ...PROBE_PATHS.map((path) => [path, 'probe'] as const),
]);

/** The status of a request whose client left before the response, as in other servers. */
const CLIENT_CLOSED_REQUEST = 499;

const SWITCHING_PROTOCOLS = 101;

/** Returns a function that returns the milliseconds since this call, with three decimals. */
function startTimer(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) * 1000) / 1000;
}

/** Bytes of the body as announced; 0 for a body of unknown length. */
const announcedBytes = ({ headers }: IncomingMessage): number => Number(headers['content-length']) || 0;

/** Returns a function that counts the bytes of a socket since this call. */
function countSocketBytes(socket: Socket) {
  const { bytesRead, bytesWritten } = socket;
  return () => ({ received: socket.bytesRead - bytesRead, sent: socket.bytesWritten - bytesWritten });
}

export function createObserver({ clientOf, accessLog, metrics }: ObserverOptions): Observer {
  const log = (raw: IncomingMessage, outcome: Pick<LoggedRequest, 'status' | 'bytes' | 'durationMs'>) =>
    accessLog?.logRequest({
      client: clientOf(raw).ip,
      method: methodOf(raw),
      path: loggedPath(raw.url ?? ''),
      ...outcome,
      requestId: requestIdOf(raw),
    });

  function observeRequest({ raw, routeOptions }: FastifyRequest, { raw: response }: FastifyReply) {
    if (!accessLog && !metrics) return;
    const durationOf = startTimer();
    const bodyBytes = countBodyBytes(response);
    const routeClass = CLASSES.get(routeOptions.url ?? '') ?? 'other';
    clientOf(raw); // remembers the address, which is unknown after the connection has closed
    response.once('close', () => {
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const [durationMs, bytes] = [durationOf(), bodyBytes()];
      const measured = { routeClass, method: methodOf(raw), status, durationMs };
      metrics?.countRequest({ ...measured, receivedBytes: announcedBytes(raw), sentBytes: bytes });
      // Probes would be most of the log of an idle server.
      if (routeClass !== 'probe') log(raw, { status, bytes, durationMs });
    });
  }

  function observeUpgrade(request: IncomingMessage, socket: Socket): ObservedUpgrade {
    const durationOf = startTimer();
    const socketBytes = countSocketBytes(socket);
    const count = (status: number, sentBytes: number) =>
      metrics?.countRequest({
        routeClass: 'stream',
        method: methodOf(request),
        status,
        durationMs: durationOf(),
        receivedBytes: 0,
        sentBytes,
      });
    clientOf(request); // remembers the address, as above
    return {
      refuse(status, bytes) {
        count(status, bytes);
        log(request, { status, bytes, durationMs: durationOf() });
      },
      accept() {
        count(SWITCHING_PROTOCOLS, 0);
        const closeStream = metrics?.openStream(streamKindOf(request.url ?? ''), socketBytes);
        const finish = () => {
          closeStream?.();
          log(request, { status: SWITCHING_PROTOCOLS, bytes: socketBytes().sent, durationMs: durationOf() });
        };
        if (socket.closed) finish();
        else socket.once('close', finish);
      },
    };
  }

  return { observeRequest, observeUpgrade };
}
