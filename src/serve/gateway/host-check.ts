// What is refused before anything else looks at it, calls, pages and sockets alike.
import type { IncomingMessage } from 'node:http';
import type { WireAnswer } from '#fixtures/proxy/wire.ts';
import type { Client } from './client.ts';
import { HOST_AND_PORT } from '#serve/pages/headers.ts';

/** As a browser would read it, so that no other spelling gets by; undefined when it could not. */
function hostnameOf(host: string): string | undefined {
  if (!HOST_AND_PORT.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** An IPv4 address as a socket that takes both kinds shows it. */
const IPV4_MAPPED_PREFIX = /^::ffff:(?=[\d.]+$)/i;

interface AllowedNames {
  /** In lower case. */
  names: readonly string[];
  /** Our end of the connection. */
  localAddress: string | undefined;
}

/**
 * Whether a request is meant for us. A page on a foreign name that resolves to this machine could otherwise read what
 * is here as its own. No browser hides behind an address, and none leaves the host out; health checks do both.
 */
export function isAllowedHost(host: string | undefined, { names, localAddress = '' }: AllowedNames): boolean {
  if (host === undefined) return true;
  const hostname = hostnameOf(host);
  if (hostname === undefined) return false;
  return names.includes(hostname) || hostname === localAddress.replace(IPV4_MAPPED_PREFIX, '');
}

const plainTextResponse = (status: number, text: string): WireAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: `${text}\n`,
});

function misdirectedResponse(host: string): WireAnswer {
  const hostname = hostnameOf(host);
  if (hostname === undefined) return plainTextResponse(421, 'This console has no such name.');
  return plainTextResponse(
    421,
    `This console is not served as ${hostname}. To allow it, start with --allowed-host ${hostname}.`,
  );
}

/** Refuses what is not for us, or lets it pass; the host is the one that the client wrote. */
export const hostCheck =
  (names: readonly string[]) =>
  ({ url = '', socket }: IncomingMessage, { host }: Pick<Client, 'host'>): WireAnswer | undefined => {
    // The absolute form is for proxies that one is sent through, and would name a second host (RFC 9112 3.2.2).
    if (!/^[/*]/.test(url)) return plainTextResponse(400, 'The request must name a path, not an address.');
    if (isAllowedHost(host, { names, localAddress: socket.localAddress })) return undefined;
    return misdirectedResponse(host ?? '');
  };
