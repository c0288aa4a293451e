import type { Activity } from '#serve/observe/activity.ts';
import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { CUT_STATUS } from '#fixtures/proxy/faults.ts';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import { RESTART_NOTICE } from '#lib/server-restart.ts';
import { refusalResponse, type Backend, type AcceptConnection, type OpenStream } from '#serve/backend.ts';
import type { Client } from '#serve/gateway/client.ts';
import { markSecure } from '#serve/pages/headers.ts';
import { isOwnOrigin } from '#serve/gateway/origin.ts';
import { streamKindOf } from '#serve/observe/logged-path.ts';
import type { Observer } from '#serve/observe/observer.ts';
import { assignRequestId, requestIdOf } from '#serve/observe/request-id.ts';
import { isStreamPath } from '#serve/pages/paths.ts';

function sendRefusal(request: IncomingMessage, socket: Socket, { status, headers, body }: WireResponse): void {
  if (status === CUT_STATUS) {
    socket.destroy();
    return;
  }
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestIdOf(request),
  });
  response.end(body, () => socket.destroySoon());
}

function withCookiesFor(client: Client, answer: WireResponse): WireResponse {
  const { 'set-cookie': cookies } = answer.headers;
  if (cookies === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'set-cookie': markSecure([cookies].flat(), client) } };
}

interface UpgradeOptions {
  backend: Backend;
  clientOf: (request: IncomingMessage) => Client;
  refusalFor: (request: IncomingMessage) => WireResponse | undefined;
  log: (line: string, requestId?: string) => void;
  observer: Observer;
  activity: Activity;
}

/** A hint about a mistake that browsers do not show: a proxy in front terminates TLS without forwarding the scheme. */
const missingTlsHint = ({ origin = '' }: IncomingMessage['headers'], { protocol, host }: Client): string | undefined =>
  protocol === 'http' && isOwnOrigin(origin, { protocol: 'https', host })
    ? `A websocket from ${origin} was refused, because the connection here is plain http: name the load balancer in front with --trusted-proxy, and let it send X-Forwarded-Proto.`
    : undefined;

async function decideUpgrade(
  request: IncomingMessage,
  { backend, clientOf, refusalFor, log }: UpgradeOptions,
): Promise<WireResponse | AcceptConnection> {
  const rejection = refusalFor(request);
  if (rejection) return rejection;
  if (!isStreamPath(request.url ?? '') || request.headers.upgrade?.toLowerCase() !== 'websocket')
    return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: '404 page not found\n' };
  // A page of another origin must not open a stream with our user's cookies. Proxies of 14.x accept any origin on some
  // streams (docs/protocol/streams.md#1.3), and the gateway replaces the origin for the others, so all upgrades are
  // checked here.
  const client = clientOf(request);
  if (!isOwnOrigin(request.headers.origin, client)) {
    const hint = missingTlsHint(request.headers, client);
    if (hint !== undefined) log(hint, requestIdOf(request));
    return refusalResponse(403, 'websockets are for pages of this console only');
  }
  const decision = await backend.upgrade(request);
  return typeof decision === 'function' ? decision : withCookiesFor(client, decision);
}

/** Kinds of streams that pages open again on another server, in the same session. The others end with their work. */
const MOVABLE_KINDS = new Set(['terminal', 'desktop']);

/** The open streams of a server. */
export interface Streams {
  /** Tells terminals and desktops to move to another server. */
  announceRestart(): void;
  /** Closes all connections. */
  close(): void;
}

/**
 * The backend decides about every upgrade before it happens, because a refusal must be a plain HTTP response
 * (docs/protocol/streams.md#1.4); the plugins of fastify accept first.
 */
export function acceptUpgrades(server: Server, upgrades: UpgradeOptions): Streams {
  const openSockets = new Set<Socket>();
  const movableStreams = new Set<OpenStream>();
  let isRestarting = false;
  const addMovableStream = (stream: OpenStream, socket: Socket) => {
    if (socket.destroyed) return;
    movableStreams.add(stream);
    socket.on('close', () => movableStreams.delete(stream));
    // The restart may begin while the backend decides.
    if (isRestarting) stream.sendText(RESTART_NOTICE);
  };
  server.on('upgrade', (request, duplex, head) => {
    const socket = duplex as Socket; // HTTP servers pass a Socket, also with TLS
    assignRequestId(request);
    const observed = upgrades.observer.observeUpgrade(request, socket);
    openSockets.add(socket);
    upgrades.activity.add(socket);
    socket.on('close', () => openSockets.delete(socket));
    // Clients that leave before the connection is taken over are ignored.
    socket.on('error', () => socket.destroy());
    const accept = (takeConnection: AcceptConnection) => {
      observed.accept();
      const stream = takeConnection(socket, head);
      if (MOVABLE_KINDS.has(streamKindOf(request.url ?? ''))) addMovableStream(stream, socket);
    };
    const refuse = (refusal: WireResponse) => {
      observed.refuse(refusal.status, Buffer.byteLength(refusal.body));
      sendRefusal(request, socket, refusal);
    };
    decideUpgrade(request, upgrades)
      .then((decision) => (typeof decision === 'function' ? accept(decision) : refuse(decision)))
      .catch((error: unknown) => {
        upgrades.log(String(error), requestIdOf(request));
        socket.destroy();
      });
  });
  return {
    announceRestart() {
      isRestarting = true;
      for (const stream of movableStreams) stream.sendText(RESTART_NOTICE);
    },
    close: () => openSockets.forEach((socket) => socket.destroy()),
  };
}
