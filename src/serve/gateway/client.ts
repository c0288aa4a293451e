// The client of a request, and the host and scheme that it used: from the connection, or from a trusted proxy in front.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Trusted proxies: a number of hops, or addresses and ranges. */
export type TrustedProxies = { hops: number } | { addresses: readonly string[] };

export interface Client {
  ip: string;
  protocol: 'http' | 'https';
  /** As the client wrote it, with the port. */
  host: string | undefined;
  /** Whether a trusted proxy reported the scheme. Then the client saw the certificate of that proxy. */
  isProtocolForwarded: boolean;
}

type IsTrusted = (address: string, hop: number) => boolean;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function createIsTrusted(trust: TrustedProxies): IsTrusted {
  if ('hops' in trust) return (_address, hop) => hop < trust.hops;
  const list = new BlockList();
  for (const range of trust.addresses) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** Removes brackets, the port that some load balancers append, and the interface of a link-local address. */
const bareAddress = (written: string): string =>
  written
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** A header that is repeated arrives as an array here. */
const headerValues = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Each proxy appends the address of its peer; the search goes backwards while the reporting proxy is trusted. */
function findClientAddress(reported: readonly string[], isTrusted: IsTrusted): string {
  const addresses = reported.map(bareAddress);
  const clientIndex = addresses.findIndex(
    (address, hop) => !isTrusted(address, hop) || isIP(addresses[hop + 1] ?? '') === 0,
  );
  return addresses[clientIndex] ?? '';
}

/**
 * Returns a function that finds the client of a request. The function reads only X-Forwarded-*: proxies forward headers
 * of other kinds from any client unchecked, so only one kind can be trusted, and few proxies write `Forwarded`
 * (RFC 7239). The last of several hosts or schemes counts, because the nearest proxy wrote it.
 */
export function createClientResolver(trust: TrustedProxies): (request: IncomingMessage) => Client {
  const isTrusted = createIsTrusted(trust);
  const cache = new WeakMap<IncomingMessage, Client>(); // a request may lose its socket after its body is read
  return (request) => {
    const client = cache.get(request) ?? resolveClient(request, isTrusted);
    cache.set(request, client);
    return client;
  };
}

/** Traefik reports the schemes of websockets, `ws` and `wss`. */
function forwardedProtocolOf(header: string | string[] | undefined): Client['protocol'] | undefined {
  const scheme = headerValues(header).at(-1)?.toLowerCase();
  if (scheme === 'https' || scheme === 'wss') return 'https';
  return scheme === 'http' || scheme === 'ws' ? 'http' : undefined;
}

function resolveClient({ headers, socket }: IncomingMessage, isTrusted: IsTrusted): Client {
  const ip = socket.remoteAddress ?? '';
  const protocol = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http'; // only TLS sockets have this flag
  if (!isTrusted(bareAddress(ip), 0)) return { ip, protocol, host: headers.host, isProtocolForwarded: false };
  const forwardedProtocol = forwardedProtocolOf(headers['x-forwarded-proto']);
  return {
    ip: findClientAddress([ip, ...headerValues(headers['x-forwarded-for']).toReversed()], isTrusted),
    protocol: forwardedProtocol ?? protocol,
    host: headerValues(headers['x-forwarded-host']).at(-1) ?? headers.host,
    isProtocolForwarded: forwardedProtocol !== undefined,
  };
}
