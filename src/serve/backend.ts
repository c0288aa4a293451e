import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import type { PageValues } from './pages/page.ts';

/** A stream that the backend has taken over. */
export interface OpenStream {
  /** Sends a short text message of the server itself to the browser, between two messages of the proxy. */
  sendText(text: string): void;
}

/** Takes over a connection after its upgrade was granted. `head` is the data that the client sent with its request. */
export type AcceptConnection = (socket: Socket, head: Buffer) => OpenStream;

/** The proxy behind the console's server: the mock proxy in this process, or a real proxy. */
export interface Backend {
  /** Registers the routes in `CALLS`. */
  addApiRoutes(app: FastifyInstance): void;
  /** Throws `UpstreamUnreachable` if the proxy does not respond. */
  fetchPageValues(request: FastifyRequest): Promise<PageValues>;
  /** The public configuration in `/web/config.js`; undefined or an error if it is not available. */
  fetchConfig(request: FastifyRequest): Promise<unknown>;
  /** One line for each reason why the proxy cannot answer; empty if it can. */
  findProblems(): Promise<readonly string[]>;
  /** Returns a response to refuse the upgrade, or a function that takes the connection. */
  upgrade(request: IncomingMessage): Promise<WireResponse | AcceptConnection>;
}

/**
 * A body in the proxy's own format, so that the console parses our refusals like the proxy's
 * (docs/protocol/auth-and-identity.md#7.1).
 */
export const refusalResponse = (status: number, message: string): WireResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ error: { message } })), // fastify adds no charset to bytes
});
