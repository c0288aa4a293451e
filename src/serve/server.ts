import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import { hostCheck } from './gateway/host-check.ts';
import { serveApps } from './mock/apps.ts';
import { addAssets } from './pages/assets.ts';
import { refusalResponse } from './backend.ts';
import { createClientResolver, type Client, type TrustedProxies } from './gateway/client.ts';
import { addDemoRoutes, type Demo } from './mock/demo.ts';
import { addDemoWorker } from './mock/demo-worker.ts';
import { adaptHttp2 } from './gateway/http2.ts';
import { createGateway } from './gateway/gateway.ts';
import {
  DENY_ALL_POLICY,
  markSecure,
  PERMISSIONS_POLICY,
  HELMET_OPTIONS,
  transportSecurity,
  NO_CACHE_HEADERS,
  workerPolicy,
} from './pages/headers.ts';
import { isWorkerScript } from './pages/paths.ts';
import { createMockBackend, type Mock } from './mock/mock-backend.ts';
import type { AccessLog } from './observe/access-log.ts';
import { createActivity } from './observe/activity.ts';
import { serveAdmin, type AdminServer } from './observe/admin-server.ts';
import { createMetrics, type Metrics } from './observe/metrics.ts';
import { createObserver, type Observer } from './observe/observer.ts';
import { addProbes, isProbeRoute } from './observe/probes.ts';
import { createReadiness } from './observe/readiness.ts';
import { assignRequestId } from './observe/request-id.ts';
import { addPages } from './pages/pages.ts';
import { prepareDrain } from './drain.ts';
import { acceptUpgrades } from './gateway/upgrades.ts';

export interface ServeOptions {
  dist: string;
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** The proxy behind the console: the mock proxy, with `demo` for a choice of scenarios, or a real one. */
  back: { mock: Mock; demo?: Demo } | { upstream: URL; insecure: boolean };
  /** `isGenerated` means that the console created the certificate itself. */
  tls?: { key: string; cert: string; isGenerated?: boolean };
  /** Proxies whose forwarded headers count; none by default. */
  trusted?: TrustedProxies;
  /** Further host names to answer for, in addition to its own, localhost and the address of the connection. */
  allowedHosts?: readonly string[];
  /** Receives each error in one line without secrets. */
  log?: (line: string, requestId?: string) => void;
  /** Receives each request and stream; the server closes it. */
  accessLog?: AccessLog | undefined;
  /** Where to serve metrics and probes for operators. 0 picks a free port. */
  admin?: { host: string; port: number } | undefined;
}

export interface RunningServer {
  origin: string;
  /** The origin of the simulated applications; undefined in front of a real proxy. */
  apps: string | undefined;
  /** The origin of metrics and probes for operators. */
  admin: string | undefined;
  /** Refuses new connections, moves terminals away, and waits until nothing is open or until the timeout. */
  drain(timeoutMs: number): Promise<void>;
  /** Closes all connections, including streams and pending responses. */
  close(): Promise<void>;
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).headers(NO_CACHE_HEADERS).type('text/plain; charset=utf-8').send('404 page not found\n');

function createApp(tls: ServeOptions['tls'], observer?: Observer): FastifyInstance {
  const options = {
    forceCloseConnections: true,
    genReqId: assignRequestId,
    // For paths that cannot be decoded, fastify runs no hooks.
    frameworkErrors: (_error: FastifyError, request: unknown, reply: unknown) => {
      observer?.observeRequest(request as FastifyRequest, reply as FastifyReply);
      void sendNotFound(reply as FastifyReply);
    },
  };
  return tls ? adaptHttp2(fastify({ ...options, http2: true, https: { ...tls, allowHTTP1: true } })) : fastify(options);
}

/** The checks that every request passes first. */
interface RequestChecks {
  clientOf: (request: IncomingMessage) => Client;
  refusalFor: (request: IncomingMessage) => WireResponse | undefined;
}

function createRequestChecks({ host, trusted = { addresses: [] }, allowedHosts = [] }: ServeOptions): RequestChecks {
  const clientOf = createClientResolver(trusted);
  const checkHost = hostCheck([host, 'localhost', ...allowedHosts].map((name) => name.toLowerCase()));
  return { clientOf, refusalFor: (request) => checkHost(request, clientOf(request)) };
}

function addRequestChecks(app: FastifyInstance, { refusalFor }: RequestChecks): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    // Load balancers send probes to addresses and names that are not configured.
    if (isProbeRoute(routeOptions.url)) return;
    const refusal = refusalFor(raw);
    return refusal && reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
  });
}

function addHeaders(app: FastifyInstance, { clientOf }: RequestChecks, tls: ServeOptions['tls']): void {
  const certificate = { isGenerated: tls?.isGenerated ?? false };
  app.addHook('onRequest', async ({ raw }, reply) => {
    const policy = isWorkerScript(raw.url ?? '') ? workerPolicy(clientOf(raw).host) : DENY_ALL_POLICY;
    reply.headers({ 'content-security-policy': policy, 'permissions-policy': PERMISSIONS_POLICY });
    reply.headers(transportSecurity(clientOf(raw), certificate));
  });
  app.addHook('onSend', async ({ raw, id }, reply) => {
    reply.header('x-request-id', id);
    if (!reply.hasHeader('cache-control')) reply.headers(NO_CACHE_HEADERS);
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    if (cookies.length === 0) return;
    reply.removeHeader('set-cookie'); // fastify appends this header
    reply.header('set-cookie', markSecure(cookies, clientOf(raw)));
  });
}

function addErrorHandlers(app: FastifyInstance, log: NonNullable<ServeOptions['log']>): void {
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  app.setErrorHandler(({ code, message, statusCode = 500 }: FastifyError, { id }, reply) => {
    if (statusCode >= 500) log(message, id);
    // A proxy responds with this message to an unknown media type (docs/protocol/auth-and-identity.md#1.2).
    const hasInvalidMediaType = code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
    const { status, headers, body } = hasInvalidMediaType
      ? refusalResponse(400, 'invalid request')
      : refusalResponse(statusCode, statusCode >= 500 ? 'the server failed to answer this' : message);
    return reply.code(status).headers(headers).send(body);
  });
}

const displayHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

async function createBackend(
  { back, tls, host, log = () => undefined }: ServeOptions,
  { metrics, ...checks }: RequestChecks & { metrics: Metrics | undefined },
) {
  const { clientOf } = checks;
  if ('upstream' in back) {
    const { upstream: url, insecure } = back;
    const gateway = createGateway({ url, insecure }, { clientOf, log, countError: metrics?.countUpstreamError });
    return { back: gateway, apps: undefined };
  }
  const app = createApp(tls);
  addRequestChecks(app, checks);
  return {
    back: createMockBackend(back.mock, clientOf),
    apps: await serveApps(app, { mock: back.mock, clientOf }, host),
  };
}

/** Serves a build of the console in front of a mock or real proxy. Several servers may run in one process. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { dist, host, port, back: backendOptions, tls, accessLog, log = () => undefined } = options;
  const checks = createRequestChecks(options);
  const metrics = options.admin && createMetrics();
  const { back, apps } = await createBackend(options, { ...checks, metrics });
  const observer = createObserver({ clientOf: checks.clientOf, accessLog, metrics });
  const readiness = createReadiness(back.findProblems);
  const activity = createActivity();
  const app = createApp(tls, observer);
  let admin: AdminServer | undefined;
  try {
    app.addHook('onRequest', async (request, reply) => {
      activity.add(reply.raw);
      observer.observeRequest(request, reply);
    });
    await app.register(helmet, HELMET_OPTIONS);
    await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
    addHeaders(app, checks, tls);
    addRequestChecks(app, checks);
    addErrorHandlers(app, log);
    await addAssets(app, dist);
    addDemoWorker(app);
    addProbes(app, readiness);
    const { clientOf } = checks;
    const demo = 'mock' in backendOptions ? backendOptions.demo : undefined;
    if (demo) addDemoRoutes(app, { demo, clientOf });
    await addPages(app, { dist, backend: back, appsPort: apps?.port, clientOf, isDemo: demo !== undefined });
    back.addApiRoutes(app);
    const streams = acceptUpgrades(app.server, { backend: back, ...checks, log, observer, activity });
    const drain = prepareDrain(app, { readiness, activity, streams });
    if (options.admin && metrics) admin = await serveAdmin(options.admin, { metrics, readiness });
    await app.listen({ host, port });
    const { port: actualPort } = app.server.address() as AddressInfo; // the server listens on a port
    if ('mock' in backendOptions && apps)
      backendOptions.mock.setAppAddresses({ address: `:${apps.port}`, console: `:${actualPort}` });
    const baseAddress = `${tls ? 'https' : 'http'}://${displayHost(host)}`;
    return {
      origin: `${baseAddress}:${actualPort}`,
      apps: apps && `${baseAddress}:${apps.port}`,
      admin: options.admin && admin && `http://${displayHost(options.admin.host)}:${admin.port}`,
      drain,
      async close() {
        streams.close();
        await Promise.all([app.close(), apps?.close(), admin?.close()]);
        await accessLog?.close();
      },
    };
  } catch (error) {
    // The other open ports would keep the process running.
    await Promise.all([app.close(), apps?.close(), admin?.close()]);
    throw error;
  }
}
