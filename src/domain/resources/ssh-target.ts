// What is typed to connect to any host by SSH, as `ssh` itself takes it: `login@host[:port]`
// (docs/protocol/resources.md#16.2).
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import {
  ENTER_HOST,
  ENTER_LOGIN,
  ENTER_PORT,
  ENTER_TARGET,
  NO_SPACES,
  noAddress,
  noHost,
  USE_BRACKETS,
} from './messages.ts';

export type SshTarget = { ok: true; login: string; host: string } | { ok: false; reason: string };

const refuse = (reason: string): SshTarget => ({ ok: false, reason });

const PORT = /^[1-9]\d{0,4}$/;
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_-])?\.?$/u;
const IPV6 = /^\[[\da-f.]*:[\da-f:.]*\]$/i;

/** Host and port; a host in brackets has colons of its own. */
function split(address: string): { host: string; port: string | undefined } {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(address) ?? [];
  return { host, port };
}

/**
 * Reads what was typed, or gives the reason why it is invalid. The host goes to the proxy as it is
 * (docs/protocol/streams.md#3.1).
 */
export function sshTarget(text: string): SshTarget {
  const typed = text.trim();
  if (typed === '') return refuse(ENTER_TARGET);
  // The last one, because logins of a directory have one of their own.
  const at = typed.lastIndexOf('@');
  const login = typed.slice(0, Math.max(0, at));
  const address = typed.slice(at + 1);
  if (login === '') return refuse(ENTER_LOGIN);
  if (/\s/.test(login)) return refuse(NO_SPACES);
  const { host, port } = split(address);
  if (host === '') return refuse(ENTER_HOST);
  if (port?.includes(':')) return refuse(USE_BRACKETS);
  if (!NAME.test(host) && !IPV6.test(host)) return refuse(noHost(sanitize(host)));
  if (port !== undefined && !(PORT.test(port) && Number(port) <= 65_535)) return refuse(ENTER_PORT);
  if (terminalLink('one', { login, host: address }) === undefined) return refuse(noAddress(sanitize(typed)));
  return { ok: true, login, host: address };
}

/** Where the terminal of a target is; undefined when no address can hold it. */
export function terminalLink(cluster: string, { login, host }: { login: string; host: string }): string | undefined {
  const to = links.terminal({ cluster, server: host, login });
  return to === links.home() ? undefined : to;
}
