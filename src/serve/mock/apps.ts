import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Client } from '#serve/gateway/client.ts';
import { parseBodiesAsBytes, sendWireAnswer, toWireRequest, type Mock } from './mock-backend.ts';

/** The simulated applications have their own port, because real ones have their own origin. */
export interface AppServer {
  port: number;
  close(): Promise<void>;
}

interface AppServerOptions {
  mock: Mock;
  clientOf: (request: IncomingMessage) => Client;
}

/** Serves the mock's applications. Any free port works, because only the console links to it. */
export async function serveApps(
  app: FastifyInstance,
  { mock, clientOf }: AppServerOptions,
  host: string,
): Promise<AppServer> {
  parseBodiesAsBytes(app);
  app.all('*', async ({ raw, body }, reply) =>
    sendWireAnswer(mock.app(toWireRequest(raw, body, clientOf(raw))), reply),
  );
  await app.listen({ host, port: 0 });
  const { port } = app.server.address() as AddressInfo; // the server listens on a port
  return { port, close: () => app.close() };
}
