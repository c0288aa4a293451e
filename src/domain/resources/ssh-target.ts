// Parses SSH targets that users type, in the form of the `ssh` command: `login@host[:port]`
// (docs/protocol/resources.md#16.2).
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import {
  ENTER_HOST,
  ENTER_LOGIN,
  ENTER_PORT,
  ENTER_TARGET,
  NO_SPACES_IN_LOGIN,
  notAnAddress,
  notAHost,
  USE_BRACKETS,
} from './messages.ts';

export type SshTarget = { ok: true; login: string; host: string } | { ok: false; reason: string };

const invalidTarget = (reason: string): SshTarget => ({ ok: false, reason });

const PORT = /^[1-9]\d{0,4}$/;
const HOST_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_-])?\.?$/u;
const IPV6 = /^\[[\da-f.]*:[\da-f:.]*\]$/i;

/** Splits host and port. A host in brackets (IPv6) may contain colons. */
function splitHostAndPort(address: string): { host: string; port: string | undefined } {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(address) ?? [];
  return { host, port };
}

/**
 * Parses typed text, or returns the reason why it is invalid. The proxy gets the host unchanged
 * (docs/protocol/streams.md#3.1).
 */
export function parseSshTarget(text: string): SshTarget {
  const typed = text.trim();
  if (typed === '') return invalidTarget(ENTER_TARGET);
  // The last @ is the separator, because directory logins contain an @ (ada@corp.example@web-01).
  const atSign = typed.lastIndexOf('@');
  const login = typed.slice(0, Math.max(0, atSign));
  const address = typed.slice(atSign + 1);
  if (login === '') return invalidTarget(ENTER_LOGIN);
  if (/\s/.test(login)) return invalidTarget(NO_SPACES_IN_LOGIN);
  const { host, port } = splitHostAndPort(address);
  if (host === '') return invalidTarget(ENTER_HOST);
  if (port?.includes(':')) return invalidTarget(USE_BRACKETS);
  if (!HOST_NAME.test(host) && !IPV6.test(host)) return invalidTarget(notAHost(sanitize(host)));
  if (port !== undefined && !(PORT.test(port) && Number(port) <= 65_535)) return invalidTarget(ENTER_PORT);
  if (terminalLink('one', { login, host: address }) === undefined) return invalidTarget(notAnAddress(sanitize(typed)));
  return { ok: true, login, host: address };
}

/** The address of a target's terminal; undefined if the target cannot be part of an address. */
export function terminalLink(cluster: string, { login, host }: { login: string; host: string }): string | undefined {
  const to = links.terminal({ cluster, server: host, login });
  return to === links.home() ? undefined : to;
}
