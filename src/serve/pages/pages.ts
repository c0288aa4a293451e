import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Back } from '#serve/back.ts';
import type { Client } from '#serve/gateway/client.ts';
import { pagePolicy } from './headers.ts';
import { loadPage } from './page.ts';
import { pathOf } from './paths.ts';
import { Unreachable } from '#serve/gateway/unreachable.ts';
import { unreachablePage } from '#serve/gateway/unreachable-page.ts';

const PATIENCE_MS = 250;

/** No page waits for what its browser could ask for as well. */
async function soon(answer: Promise<unknown> | undefined): Promise<unknown> {
  const patience = new AbortController();
  const late = setTimeout(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  const first = await Promise.race([answer, late]);
  patience.abort();
  return first;
}

interface PagesOptions {
  dist: string;
  back: Back;
  /** Where the mock's applications are. */
  appsPort: number | undefined;
  clientOf: (request: IncomingMessage) => Client;
}

/** One page for every path under /web, filled per request; the console itself knows which of them exist. */
export async function addPages(app: FastifyInstance, { dist, back, appsPort, clientOf }: PagesOptions): Promise<void> {
  const { fill, takesConfig } = await loadPage(resolve(dist));
  app.get('/', (_request, reply) => reply.redirect('/web', 302));
  for (const url of ['/web', '/web/*'])
    app.get(url, async (request, reply) => {
      const policy = pagePolicy({ host: clientOf(request.raw).host, path: pathOf(request.url), appsPort });
      reply.headers({ 'content-security-policy': policy, vary: 'Cookie' }).type('text/html; charset=utf-8');
      try {
        // Where it cannot be had the page asks for it by itself.
        const config = takesConfig ? back.config(request).catch(() => undefined) : undefined;
        const { cookies, ...values } = await back.page(request);
        for (const cookie of cookies) reply.header('set-cookie', cookie); // fastify adds this one up
        return fill({ ...values, path: pathOf(request.url), config: await soon(config) });
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        reply.code(502);
        return unreachablePage(error);
      }
    });
}
