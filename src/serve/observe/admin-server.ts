import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { Metrics } from './metrics.ts';
import { addProbes } from './probes.ts';
import type { Readiness } from './readiness.ts';

export interface AdminServer {
  port: number;
  close(): Promise<void>;
}

/** Serves `/metrics` and the probes over plain HTTP on a separate port, which users do not reach. */
export async function serveAdmin(
  { host, port }: { host: string; port: number },
  { metrics, readiness }: { metrics: Metrics; readiness: Readiness },
): Promise<AdminServer> {
  const app = fastify({ forceCloseConnections: true });
  addProbes(app, readiness);
  app.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.render();
    return reply.type(contentType).send(text);
  });
  await app.listen({ host, port });
  const address = app.server.address() as AddressInfo; // the server listens on a port
  return { port: address.port, close: () => app.close() };
}
