// Who asks, and by which name and scheme they know this server: what the connection shows, or a trusted proxy before it says.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Whose word is taken: so many proxies in a row, or those at these addresses and ranges. */
export type TrustedProxies = { hops: number } | { addresses: readonly string[] };

export interface Client {
  ip: string;
  protocol: 'http' | 'https';
  /** As the client wrote it, port included. */
  host: string | undefined;
  /** The scheme is a trusted proxy's word, and so is the certificate that the client saw. */
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

/** Some balancers write a port behind the address; a link-local one names its interface. */
const bareAddress = (written: string): string =>
  written
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** Several lines of one header arrive as one list here. */
const headerValues = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Each proxy adds whom it heard; one walks back through them for as long as the one that speaks is trusted. */
function findClientAddress(reported: readonly string[], isTrusted: IsTrusted): string {
  const addresses = reported.map(bareAddress);
  const clientIndex = addresses.findIndex(
    (address, hop) => !isTrusted(address, hop) || isIP(addresses[hop + 1] ?? '') === 0,
  );
  return addresses[clientIndex] ?? '';
}

/**
 * Only X-Forwarded-*: a header that the proxy in front does not write comes through from anybody, so there can be but
 * one kind, and RFC 7239's `Forwarded` is the one that few write. Of several hosts or schemes the last counts, which is
 * what the nearest proxy says.
 */
export function createClientResolver(trust: TrustedProxies): (request: IncomingMessage) => Client {
  const isTrusted = createIsTrusted(trust);
  const cache = new WeakMap<IncomingMessage, Client>(); // a request whose body was read may have lost its socket
  return (request) => {
    const client = cache.get(request) ?? resolveClient(request, isTrusted);
    cache.set(request, client);
    return client;
  };
}

function resolveClient({ headers, socket }: IncomingMessage, isTrusted: IsTrusted): Client {
  const ip = socket.remoteAddress ?? '';
  const protocol = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http'; // only a TLS socket has the flag
  if (!isTrusted(bareAddress(ip), 0)) return { ip, protocol, host: headers.host, isProtocolForwarded: false };
  const scheme = headerValues(headers['x-forwarded-proto']).at(-1)?.toLowerCase();
  const forwarded = scheme === 'http' || scheme === 'https' ? scheme : undefined;
  return {
    ip: findClientAddress([ip, ...headerValues(headers['x-forwarded-for']).toReversed()], isTrusted),
    protocol: forwarded ?? protocol,
    host: headerValues(headers['x-forwarded-host']).at(-1) ?? headers.host,
    isProtocolForwarded: forwarded !== undefined,
  };
}
