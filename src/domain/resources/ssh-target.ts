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

/** Splits an address into host and port. A host in brackets (IPv6) may contain colons. */
function splitHostAndPort(address: string): { host: string; port: string | undefined } {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(address) ?? [];
  return { host, port };
}

/**
 * Parses a typed target, or returns the reason why it is invalid. `host` contains the port, because the proxy gets both
 * as typed (docs/protocol/streams.md#3.1).
 */
export function parseSshTarget(text: string): SshTarget {
  const typedTarget = text.trim();
  if (typedTarget === '') return invalidTarget(ENTER_TARGET);
  // The last @ is the separator, because logins of a directory service contain an @ (ada@corp.example@web-01).
  const atSign = typedTarget.lastIndexOf('@');
  const login = typedTarget.slice(0, Math.max(0, atSign));
  const address = typedTarget.slice(atSign + 1);
  if (login === '') return invalidTarget(ENTER_LOGIN);
  if (/\s/.test(login)) return invalidTarget(NO_SPACES_IN_LOGIN);
  const { host, port } = splitHostAndPort(address);
  if (host === '') return invalidTarget(ENTER_HOST);
  if (port?.includes(':')) return invalidTarget(USE_BRACKETS);
  if (!HOST_NAME.test(host) && !IPV6.test(host)) return invalidTarget(notAHost(sanitize(host)));
  if (port !== undefined && !(PORT.test(port) && Number(port) <= 65_535)) return invalidTarget(ENTER_PORT);
  if (terminalLink('one', { login, host: address }) === undefined)
    return invalidTarget(notAnAddress(sanitize(typedTarget)));
  return { ok: true, login, host: address };
}

/** The link to a terminal on the target. Undefined if a part of the target cannot be in an address. */
export function terminalLink(cluster: string, { login, host }: { login: string; host: string }): string | undefined {
  const link = links.terminal({ cluster, server: host, login });
  return link === links.home() ? undefined : link;
}
