import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Back } from '#serve/back.ts';
import type { Client } from '#serve/gateway/client.ts';
import { pagePolicy } from './headers.ts';
import { loadPage } from './page.ts';
import { pathOf } from './paths.ts';
import { Unreachable } from '#serve/gateway/unreachable.ts';
import { unreachablePage } from '#serve/gateway/unreachable-page.ts';

interface PagesOptions {
  dist: string;
  back: Back;
  /** Where the mock's applications are. */
  appsPort: number | undefined;
  clientOf: (request: IncomingMessage) => Client;
}

/** One page for every path under /web, filled per request; the console itself knows which of them exist. */
export async function addPages(app: FastifyInstance, { dist, back, appsPort, clientOf }: PagesOptions): Promise<void> {
  const fill = await loadPage(resolve(dist));
  app.get('/', (_request, reply) => reply.redirect('/web', 302));
  for (const url of ['/web', '/web/*'])
    app.get(url, async (request, reply) => {
      const policy = pagePolicy({ host: clientOf(request.raw).host, path: pathOf(request.url), appsPort });
      reply.headers({ 'content-security-policy': policy, vary: 'Cookie' }).type('text/html; charset=utf-8');
      try {
        const { cookies, ...values } = await back.page(request);
        for (const cookie of cookies) reply.header('set-cookie', cookie); // fastify adds this one up
        return fill(values);
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        reply.code(502);
        return unreachablePage(error);
      }
    });
}
