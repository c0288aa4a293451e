import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '#serve/backend.ts';
import type { Client } from '#serve/gateway/client.ts';
import { pagePolicy } from './headers.ts';
import { loadPageTemplate } from './page.ts';
import { pathOf } from './paths.ts';
import { UpstreamUnreachable } from '#serve/gateway/unreachable.ts';
import { unreachablePage } from '#serve/gateway/unreachable-page.ts';

const MAX_CONFIG_WAIT_MS = 250;

/** Limits the wait for the configuration, because the browser can request it too. Resolves to undefined after that. */
async function waitBriefly(answer: Promise<unknown> | undefined): Promise<unknown> {
  const controller = new AbortController();
  const timeout = setTimeout(MAX_CONFIG_WAIT_MS, undefined, { signal: controller.signal }).catch(() => undefined);
  const result = await Promise.race([answer, timeout]);
  controller.abort();
  return result;
}

interface PagesOptions {
  dist: string;
  backend: Backend;
  /** The port of the mock's applications. */
  appsPort: number | undefined;
  clientOf: (request: IncomingMessage) => Client;
  /** Whether pages show the accounts and scenarios of the mock proxy. */
  isDemo: boolean;
}

/** Serves one page for every path under /web; the console decides which paths exist. */
export async function addPages(
  app: FastifyInstance,
  { dist, backend, appsPort, clientOf, isDemo }: PagesOptions,
): Promise<void> {
  const { fill, needsConfig } = await loadPageTemplate(resolve(dist), isDemo);
  app.get('/', (_request, reply) => reply.redirect('/web', 302));
  for (const url of ['/web', '/web/*'])
    app.get(url, async (request, reply) => {
      const policy = pagePolicy({ host: clientOf(request.raw).host, path: pathOf(request.url), appsPort });
      reply.headers({ 'content-security-policy': policy, vary: 'Cookie' }).type('text/html; charset=utf-8');
      try {
        // Without a configuration in the page, its script requests the configuration.
        const config = needsConfig ? backend.fetchConfig(request).catch(() => undefined) : undefined;
        const { cookies, ...values } = await backend.fetchPageValues(request);
        for (const cookie of cookies) reply.header('set-cookie', cookie); // fastify appends this header
        return fill({ ...values, path: pathOf(request.url), config: await waitBriefly(config) });
      } catch (error) {
        if (!(error instanceof UpstreamUnreachable)) throw error;
        reply.code(502);
        return unreachablePage(error);
      }
    });
}
