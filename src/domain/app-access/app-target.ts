// What an address of the launcher asks for, and whether that is valid (docs/behaviour.md#pages,
// docs/protocol/auth-and-identity.md#20.4).
import { sanitize } from '#lib/text/sanitize.ts';
import { parseHostName } from './host-name.ts';
import {
  isConsoleAddress,
  INVALID_REQUIRED_APP,
  notAnAwsRole,
  notAClusterName,
  notAHostname,
  notAPublicAddress,
} from './messages.ts';
import { requestedPage } from './app-page.ts';

export interface AppTarget {
  fqdn: string;
  /** Where the application lives, empty when the address does not say. */
  cluster: string;
  publicAddr: string;
  /** Role of the AWS console, empty for everything else. */
  arn: string;
  /** Path, query and fragment at the application. */
  page: string;
  /** The state that the application's host sent back with the user; empty on the way there. */
  state: string;
  /** Applications to open one after the other, this one first; empty when there is only this one (18.x). */
  requiredApps: readonly string[];
}

export type ParsedAppTarget = { ok: true; target: AppTarget } | { ok: false; reason: string };

interface LauncherAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: string;
  hash: string;
  /** Host name of the console itself. */
  consoleHost: string;
}

const ARN = /^arn:aws[a-z-]{0,20}:[a-z-]{1,32}:[a-z\d-]{0,32}:\d{0,12}:[\w+=,.@:/-]{1,512}$/;
const MAX_SHOWN_LENGTH = 80;

const shortenForMessage = (text: string): string => {
  const sanitized = sanitize(text);
  return sanitized.length > MAX_SHOWN_LENGTH ? `${sanitized.slice(0, MAX_SHOWN_LENGTH)}…` : sanitized;
};

/** Dots as a segment would call another path of the proxy. */
const isDots = (text: string): boolean => text === '.' || text === '..';

function invalidReasonOf(
  { fqdn = '', cluster = '', publicAddr = '' }: LauncherAddress['params'],
  consoleHost: string,
): string | undefined {
  const host = parseHostName(fqdn);
  if (host === undefined) return notAHostname(shortenForMessage(fqdn));
  if (host === consoleHost.toLowerCase()) return isConsoleAddress(shortenForMessage(fqdn));
  if (isDots(cluster)) return notAClusterName(shortenForMessage(cluster));
  if (publicAddr !== '' && parseHostName(publicAddr) === undefined)
    return notAPublicAddress(shortenForMessage(publicAddr));
  return undefined;
}

function parseRequiredApps(query: URLSearchParams, consoleHost: string): readonly string[] | undefined {
  const hostNames = (query.get('required-apps') ?? '').split(',').filter(Boolean).map(parseHostName);
  return hostNames.every((name) => name !== undefined && name !== consoleHost.toLowerCase())
    ? (hostNames as string[])
    : undefined; // all of them names
}

/** Whatever stands in the address, the result is a target that can only be an application, or the reason why it is none. */
export function parseAppTarget({ params, search, hash, consoleHost }: LauncherAddress): ParsedAppTarget {
  const reason = invalidReasonOf(params, consoleHost);
  if (reason !== undefined) return { ok: false, reason };
  const query = new URLSearchParams(search);
  const { fqdn = '', cluster = '', publicAddr = '' } = params;
  const arn = params['arn'] ?? query.get('awsrole') ?? ''; // 12.x names the role in the query
  if (arn !== '' && !ARN.test(arn)) return { ok: false, reason: notAnAwsRole(shortenForMessage(arn)) };
  const requiredApps = parseRequiredApps(query, consoleHost);
  if (!requiredApps) return { ok: false, reason: INVALID_REQUIRED_APP };
  const target = { fqdn: parseHostName(fqdn) ?? '', cluster, publicAddr, arn, requiredApps };
  return { ok: true, target: { ...target, page: requestedPage(search, hash), state: query.get('state') ?? '' } };
}
