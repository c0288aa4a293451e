// The check that every request passes first: API requests, pages and websockets.
import type { IncomingMessage } from 'node:http';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import type { Client } from './client.ts';
import { HOST_PATTERN } from '#serve/pages/headers.ts';

/** The host name, parsed like in a browser, so that no other spelling passes; undefined for an invalid host. */
function hostnameOf(host: string): string | undefined {
  if (!HOST_PATTERN.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** A dual-stack socket shows an IPv4 address with this prefix. */
const IPV4_MAPPED_PREFIX = /^::ffff:(?=[\d.]+$)/i;

interface AllowedNames {
  /** In lower case. */
  names: readonly string[];
  /** The server's own address of the connection. */
  localAddress: string | undefined;
}

/**
 * Whether a request is for this server. Otherwise a page on a foreign name that resolves to this machine could read our
 * responses as its own (DNS rebinding). This server's address and a missing host are safe: browsers always send
 * the name in the address bar, and health checks use both.
 */
export function isAllowedHost(host: string | undefined, { names, localAddress = '' }: AllowedNames): boolean {
  if (host === undefined) return true;
  const hostname = hostnameOf(host);
  if (hostname === undefined) return false;
  return names.includes(hostname) || hostname === localAddress.replace(IPV4_MAPPED_PREFIX, '');
}

const plainTextResponse = (status: number, text: string): WireResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: `${text}\n`,
});

function misdirectedResponse(host: string): WireResponse {
  const hostname = hostnameOf(host);
  if (hostname === undefined) return plainTextResponse(421, 'This console has no such name.');
  return plainTextResponse(
    421,
    `This console is not served as ${hostname}. To allow it, start with --allowed-host ${hostname}.`,
  );
}

/**
 * Creates a check of requests. The check returns a refusal, or undefined for a valid request. `host` is the one that
 * the client used.
 */
export const hostCheck =
  (names: readonly string[]) =>
  ({ url = '', socket }: IncomingMessage, { host }: Pick<Client, 'host'>): WireResponse | undefined => {
    // The absolute form is for forward proxies, and would name a second host (RFC 9112 3.2.2).
    if (!/^[/*]/.test(url)) return plainTextResponse(400, 'The request must name a path, not an address.');
    if (isAllowedHost(host, { names, localAddress: socket.localAddress })) return undefined;
    return misdirectedResponse(host ?? '');
  };
