import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { CUT } from '#fixtures/proxy/faults.ts';
import type { WireAnswer } from '#fixtures/proxy/wire.ts';
import { refusalResponse, type Backend, type AcceptConnection } from '#serve/backend.ts';
import type { Client } from '#serve/gateway/client.ts';
import { cookiesFor } from '#serve/pages/headers.ts';
import { isOwnOrigin } from '#serve/gateway/origin.ts';
import { isStreamPath } from '#serve/pages/paths.ts';

function sendRefusal(request: IncomingMessage, socket: Socket, { status, headers, body }: WireAnswer): void {
  if (status === CUT) {
    socket.destroy();
    return;
  }
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body, () => socket.destroySoon());
}

function withCookiesFor(client: Client, answer: WireAnswer): WireAnswer {
  const { 'set-cookie': cookies } = answer.headers;
  if (cookies === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'set-cookie': cookiesFor([cookies].flat(), client) } };
}

interface UpgradeOptions {
  backend: Backend;
  clientOf: (request: IncomingMessage) => Client;
  refusalFor: (request: IncomingMessage) => WireAnswer | undefined;
  log: (line: string) => void;
}

/** The one mistake of a set-up that nobody sees in a browser: TLS ends before us, and we are not told. */
const missingTlsHint = ({ origin = '' }: IncomingMessage['headers'], { protocol, host }: Client): string | undefined =>
  protocol === 'http' && isOwnOrigin(origin, { protocol: 'https', host })
    ? `A websocket from ${origin} was refused, because the connection here is plain http: name the load balancer in front with --trusted-proxy, and let it send X-Forwarded-Proto.`
    : undefined;

async function decideUpgrade(
  request: IncomingMessage,
  { backend, clientOf, refusalFor, log }: UpgradeOptions,
): Promise<WireAnswer | AcceptConnection> {
  const rejection = refusalFor(request);
  if (rejection) return rejection;
  if (!isStreamPath(request.url ?? '') || request.headers.upgrade?.toLowerCase() !== 'websocket')
    return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: '404 page not found\n' };
  // A page of another origin must not open a stream with our user's cookies. Proxies of 14.x accept any origin on some
  // streams (docs/protocol/streams.md#1.3), and the gateway hides the true one from the others; so it is checked here,
  // for all.
  const client = clientOf(request);
  if (!isOwnOrigin(request.headers.origin, client)) {
    const hint = missingTlsHint(request.headers, client);
    if (hint !== undefined) log(hint);
    return refusalResponse(403, 'websockets are for pages of this console only');
  }
  const decision = await backend.upgrade(request);
  return typeof decision === 'function' ? decision : withCookiesFor(client, decision);
}

/**
 * Lets the back decide about every upgrade before it happens, because a refusal has to be a plain HTTP answer
 * (docs/protocol/streams.md#1.4); the server library's own plugins accept first. Returns what cuts all open
 * connections.
 */
export function acceptUpgrades(server: Server, upgrades: UpgradeOptions): () => void {
  const openSockets = new Set<Socket>();
  server.on('upgrade', (request, duplex, head) => {
    const socket = duplex as Socket; // what HTTP servers really hand over, TLS included
    openSockets.add(socket);
    socket.on('close', () => openSockets.delete(socket));
    // Until somebody takes the connection, a client that leaves early is no event worth more than this.
    socket.on('error', () => socket.destroy());
    decideUpgrade(request, upgrades)
      .then((decided) =>
        typeof decided === 'function' ? decided(socket, head) : sendRefusal(request, socket, decided),
      )
      .catch((error: unknown) => {
        upgrades.log(String(error));
        socket.destroy();
      });
  });
  return () => openSockets.forEach((socket) => socket.destroy());
}
