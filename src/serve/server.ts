import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { WireAnswer } from '#fixtures/proxy/wire.ts';
import { admission } from './gateway/admission.ts';
import { serveApps } from './mock/apps.ts';
import { addAssets } from './pages/assets.ts';
import { refusal } from './back.ts';
import { clientBy, type Client, type Trust } from './gateway/client.ts';
import { addDemoWorker } from './mock/demo-worker.ts';
import { encrypted } from './gateway/encrypted.ts';
import { gateway } from './gateway/gateway.ts';
import {
  CLOSED_POLICY,
  cookiesFor,
  PERMISSIONS,
  SHIELD,
  transportSecurity,
  UNCACHED,
  workerPolicy,
} from './pages/headers.ts';
import { isWorker } from './pages/paths.ts';
import { mockBack, type Mock } from './mock/mock-back.ts';
import { addPages } from './pages/pages.ts';
import { acceptUpgrades } from './mock/upgrades.ts';

export interface ServeOptions {
  /** Folder of the build. */
  dist: string;
  host: string;
  /** 0 takes any free one. */
  port: number;
  back: { mock: Mock } | { upstream: URL; insecure: boolean };
  tls?: { key: string; cert: string; isMade?: boolean };
  /** Whose word about the client is taken; nobody's unless said. */
  trusted?: Trust;
  /** Names to answer for, beside the one it listens on, localhost and the address that was asked. */
  allowedHosts?: readonly string[];
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
    frameworkErrors: (_error: FastifyError, _request: unknown, reply: unknown) => void notFound(reply as FastifyReply),
  };
  return tls ? encrypted(fastify({ ...options, http2: true, https: { ...tls, allowHTTP1: true } })) : fastify(options);
}

/** What every request meets first. */
interface Entrance {
  clientOf: (request: IncomingMessage) => Client;
  refused: (request: IncomingMessage) => WireAnswer | undefined;
}

function entranceOf({ host, trusted = { addresses: [] }, allowedHosts = [] }: ServeOptions): Entrance {
  const clientOf = clientBy(trusted);
  const admit = admission([host, 'localhost', ...allowedHosts].map((name) => name.toLowerCase()));
  return { clientOf, refused: (request) => admit(request, clientOf(request)) };
}

function addEntrance(app: FastifyInstance, { refused }: Entrance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const refusal = refused(raw);
    return refusal && reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
  });
}

function addHeaders(app: FastifyInstance, { clientOf }: Entrance, tls: ServeOptions['tls']): void {
  const own = { isMade: tls?.isMade ?? false };
  app.addHook('onRequest', async ({ raw }, reply) => {
    const policy = isWorker(raw.url ?? '') ? workerPolicy(clientOf(raw).host) : CLOSED_POLICY;
    reply.headers({ 'content-security-policy': policy, 'permissions-policy': PERMISSIONS });
    reply.headers(transportSecurity(clientOf(raw), own));
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!reply.hasHeader('cache-control')) reply.headers(UNCACHED);
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    if (cookies.length === 0) return;
    reply.removeHeader('set-cookie'); // fastify adds this one up
    reply.header('set-cookie', cookiesFor(cookies, clientOf(raw)));
  });
}

function addAnswers(app: FastifyInstance, log: (line: string) => void): void {
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.setErrorHandler(({ code, message, statusCode = 500 }: FastifyError, _request, reply) => {
    if (statusCode >= 500) log(message);
    // A proxy's words for it (docs/protocol/auth-and-identity.md#1.2).
    const unreadable = code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
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

async function open({ back, tls, host, log = () => undefined }: ServeOptions, entrance: Entrance) {
  const { clientOf } = entrance;
  if ('upstream' in back)
    return { back: gateway({ url: back.upstream, insecure: back.insecure }, { clientOf, log }), apps: undefined };
  const app = create(tls);
  addEntrance(app, entrance);
  return { back: mockBack(back.mock, clientOf), apps: await serveApps(app, { mock: back.mock, clientOf }, host) };
}

/** Serves a build of the console in front of a proxy, mock or real. Several may run in one process. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { dist, host, port, back: behind, tls, log = () => undefined } = options;
  const entrance = entranceOf(options);
  const { back, apps } = await open(options, entrance);
  const app = create(tls);
  try {
    await app.register(helmet, SHIELD);
    await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
    addHeaders(app, entrance, tls);
    addEntrance(app, entrance);
    addAnswers(app, log);
    await addAssets(app, dist);
    addDemoWorker(app);
    await addPages(app, { dist, back, appsPort: apps?.port, clientOf: entrance.clientOf });
    back.calls(app);
    const cutStreams = acceptUpgrades(app.server, { back, ...entrance, log });
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
  } catch (error) {
    // An open port of the applications would keep the process running.
    await Promise.all([app.close(), apps?.close()]);
    throw error;
  }
}
