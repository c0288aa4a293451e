import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WireAnswer } from '#fixtures/proxy/wire.ts';
import type { PageValues } from './pages/page.ts';

/** Takes over a connection whose upgrade was granted. `head` is what the client sent along with its request. */
export type AcceptConnection = (socket: Socket, head: Buffer) => void;

/** What stands behind the served console: the mock proxy in this process, or a proxy elsewhere. */
export interface Backend {
  /** Adds the routes of `CALLS`. */
  addApiRoutes(app: FastifyInstance): void;
  /** Throws `Unreachable` when there is nobody to ask. */
  fetchPageValues(request: FastifyRequest): Promise<PageValues>;
  /** What `/web/config.js` defines for anyone who asks; undefined, or thrown, where it cannot be had. */
  fetchConfig(request: FastifyRequest): Promise<unknown>;
  /** An answer refuses the upgrade, a function takes the connection. */
  upgrade(request: IncomingMessage): Promise<WireAnswer | AcceptConnection>;
}

/**
 * A body in the proxy's own form, so that the console reads our refusals as it reads the proxy's
 * (docs/protocol/auth-and-identity.md#7.1).
 */
export const refusalResponse = (status: number, message: string): WireAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ error: { message } })), // bytes, to which fastify adds no charset
});
