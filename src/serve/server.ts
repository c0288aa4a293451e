import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { serveApps } from './apps.ts';
import { addAssets } from './assets.ts';
import { refusal } from './back.ts';
import { gateway } from './gateway.ts';
import { CLOSED_POLICY, PERMISSIONS, shield, UNCACHED } from './headers.ts';
import { mockBack, type Mock } from './mock-back.ts';
import { addPages } from './pages.ts';
import { acceptUpgrades } from './upgrades.ts';

export interface ServeOptions {
  /** Folder of the build. */
  dist: string;
  host: string;
  /** 0 takes any free one. */
  port: number;
  back: { mock: Mock } | { upstream: URL; insecure: boolean };
  tls?: { key: string; cert: string };
  /** Told of what goes wrong, in one line without a secret in it. */
  log?: (line: string) => void;
}

export interface Served {
  origin: string;
  /** Where the pretended applications are; undefined in front of a real proxy, whose are elsewhere. */
  apps: string | undefined;
  /** Cuts whatever is open, streams and held answers included. */
  close(): Promise<void>;
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).headers(UNCACHED).type('text/plain; charset=utf-8').send('404 page not found\n');

function create(tls: ServeOptions['tls']): FastifyInstance {
  const options = {
    forceCloseConnections: true,
    frameworkErrors: (_error: FastifyError, _request: unknown, reply: FastifyReply) => void notFound(reply),
  };
  return tls ? fastify({ ...options, https: tls }) : fastify(options);
}

function addAnswers(app: FastifyInstance, log: (line: string) => void): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': CLOSED_POLICY, 'permissions-policy': PERMISSIONS });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.headers(UNCACHED);
  });
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.setErrorHandler(({ code, message, statusCode = 500 }: FastifyError, _request, reply) => {
    if (statusCode >= 500) log(message);
    const unreadable = code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'; // a proxy's words for it (facts/auth-and-identity.md 1.2)
    const { status, headers, body } = unreadable
      ? refusal(400, 'invalid request')
      : refusal(statusCode, statusCode >= 500 ? 'the server failed to answer this' : message);
    return reply.code(status).headers(headers).send(body);
  });
}

const named = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Serves a build of the console in front of a proxy, mock or real. Several may run in one process. */
export async function serve({
  dist,
  host,
  port,
  back: behind,
  tls,
  log = () => undefined,
}: ServeOptions): Promise<Served> {
  const back =
    'mock' in behind ? mockBack(behind.mock) : gateway({ url: behind.upstream, insecure: behind.insecure }, log);
  const apps = 'mock' in behind ? await serveApps(create(tls), behind.mock, host) : undefined;
  const app = create(tls);
  await app.register(helmet, shield({ tls: tls !== undefined }));
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  addAnswers(app, log);
  await addAssets(app, dist);
  await addPages(app, { dist, back, appsPort: apps?.port });
  back.calls(app);
  const cutStreams = acceptUpgrades(app.server, { back, failed: (error) => log(String(error)) });
  await app.listen({ host, port });
  const { port: taken } = app.server.address() as AddressInfo; // listening on a port, so neither null nor a path
  if ('mock' in behind && apps) behind.mock.appsAt({ at: `:${apps.port}`, console: `:${taken}` });
  const here = `${tls ? 'https' : 'http'}://${named(host)}`;
  return {
    origin: `${here}:${taken}`,
    apps: apps && `${here}:${apps.port}`,
    async close() {
      cutStreams();
      await Promise.all([app.close(), apps?.close()]);
    },
  };
}
