import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Back } from './back.ts';
import { pagePolicy } from './headers.ts';
import { loadPage } from './page.ts';
import { pathOf } from './paths.ts';
import { Unreachable } from './unreachable.ts';
import { unreachablePage } from './unreachable-page.ts';

/** One page for every path under /web, filled per request; the console itself knows which of them exist. */
export async function addPages(app: FastifyInstance, { dist, back }: { dist: string; back: Back }): Promise<void> {
  const fill = await loadPage(resolve(dist));
  app.get('/', (_request, reply) => reply.redirect('/web', 302));
  for (const url of ['/web', '/web/*'])
    app.get(url, async (request, reply) => {
      const policy = pagePolicy({ host: request.headers.host, path: pathOf(request.url) });
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
