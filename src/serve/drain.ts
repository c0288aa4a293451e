// Ends the work of a server before it stops: new connections are refused, and open requests and streams may finish.
import type { Http2Session } from 'node:http2';
import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Streams } from './gateway/upgrades.ts';
import type { Activity } from './observe/activity.ts';
import type { Readiness } from './observe/readiness.ts';

interface DrainedParts {
  readiness: Readiness;
  activity: Activity;
  streams: Streams;
}

/** How long idle connections stay open after the start of draining. Their next response closes them. */
const IDLE_CONNECTION_MS = 3000;
const POLL_MS = 50;

/** Returns a function that resolves when no request and no stream is open, or after `timeoutMs`. */
export function prepareDrain(app: FastifyInstance, { readiness, activity, streams }: DrainedParts) {
  let isDraining = false;
  const sessions = new Set<Http2Session>();
  app.server.on('session', (session: Http2Session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // HTTP/2 has no such header; its sessions are closed below.
    if (isDraining && raw.httpVersionMajor === 1) reply.header('connection', 'close');
  });
  /** Whether a connection is open, with or without a request. */
  const hasConnections = () =>
    new Promise<boolean>((resolve) => app.server.getConnections((_error, count) => resolve(count > 0)));
  async function waitForConnections(timeoutMs: number): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (performance.now() < deadline && (await hasConnections())) await setTimeout(POLL_MS);
  }
  return async (timeoutMs: number): Promise<void> => {
    const startedAt = performance.now();
    const timeLeft = (limitMs: number) => Math.max(0, Math.min(limitMs, timeoutMs) - (performance.now() - startedAt));
    isDraining = true;
    readiness.startDraining();
    // Refuses connections. Unlike the method of HTTP servers, this one closes no idle connection, on which a load
    // balancer may be sending a request at this moment.
    Server.prototype.close.call(app.server);
    for (const session of sessions) session.close();
    streams.announceRestart();
    await activity.waitForEnd(timeLeft(Infinity));
    await waitForConnections(timeLeft(IDLE_CONNECTION_MS));
  };
}
