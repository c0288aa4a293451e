import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readiness } from './readiness.ts';

/** Load balancers and orchestrators request these paths. */
export const PROBE_PATHS = ['/healthz', '/readyz'] as const;

export const isProbeRoute = (url = ''): boolean => PROBE_PATHS.some((path) => path === url);

const sendText = (reply: FastifyReply, lines: readonly string[]) =>
  reply.type('text/plain; charset=utf-8').send(lines.map((line) => `${line}\n`).join(''));

/** Adds `/healthz` (the process runs) and `/readyz` (the proxy answers). */
export function addProbes(app: FastifyInstance, { problems }: Readiness): void {
  const [healthPath, readyPath] = PROBE_PATHS;
  app.get(healthPath, (_request, reply) => sendText(reply, ['ok']));
  app.get(readyPath, async (_request, reply) => {
    const lines = await problems();
    if (lines.length === 0) return sendText(reply, ['ready']);
    return sendText(reply.code(503), lines);
  });
}
