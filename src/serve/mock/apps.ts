import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Client } from '#serve/gateway/client.ts';
import { parseBodiesAsBytes, sendWireAnswer, toWireRequest, type Mock } from './mock-backend.ts';

/** Where the pretended applications are, on a port that is theirs: an origin of their own, as a real one has. */
export interface AppServer {
  port: number;
  close(): Promise<void>;
}

interface AppServerOptions {
  mock: Mock;
  clientOf: (request: IncomingMessage) => Client;
}

/** The mock's second side. Any free port will do, because nobody goes there but by the console. */
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
  const { port } = app.server.address() as AddressInfo; // listening on a port, so neither null nor a path
  return { port, close: () => app.close() };
}
