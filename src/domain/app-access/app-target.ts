// Parses and validates launcher addresses (docs/behaviour.md#pages, docs/protocol/auth-and-identity.md#20.4).
import { sanitize } from '#lib/text/sanitize.ts';
import { parseHostName } from './host-name.ts';
import {
  consoleAddressMessage,
  INVALID_REQUIRED_APP,
  notAnAwsRole,
  notAClusterName,
  notAHostname,
  notAPublicAddress,
} from './messages.ts';
import { requestedPage } from './app-page.ts';

export interface AppTarget {
  fqdn: string;
  /** The cluster of the application; empty if the address does not contain it. */
  cluster: string;
  publicAddr: string;
  /** A role for the AWS console; empty for other applications. */
  arn: string;
  /** Path, query and fragment within the application. */
  page: string;
  /** The state that the application's host sends back with the user; empty before the exchange. */
  state: string;
  /** Applications to open one after the other, starting with the current one. Only 18.x requires any. */
  requiredApps: readonly string[];
}

export type ParsedAppTarget = { ok: true; target: AppTarget } | { ok: false; reason: string };

interface LauncherAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: string;
  hash: string;
  /** The hostname of the console. */
  consoleHost: string;
}

const ARN = /^arn:aws[a-z-]{0,20}:[a-z-]{1,32}:[a-z\d-]{0,32}:\d{0,12}:[\w+=,.@:/-]{1,512}$/;
const MAX_SHOWN_LENGTH = 80;

const shortenForMessage = (text: string): string => {
  const sanitized = sanitize(text);
  return sanitized.length > MAX_SHOWN_LENGTH ? `${sanitized.slice(0, MAX_SHOWN_LENGTH)}…` : sanitized;
};

/** A dot segment would change the path of requests to the proxy. */
const isDots = (text: string): boolean => text === '.' || text === '..';

function invalidReasonOf(
  { fqdn = '', cluster = '', publicAddr = '' }: LauncherAddress['params'],
  consoleHost: string,
): string | undefined {
  const host = parseHostName(fqdn);
  if (host === undefined) return notAHostname(shortenForMessage(fqdn));
  if (host === consoleHost.toLowerCase()) return consoleAddressMessage(shortenForMessage(fqdn));
  if (isDots(cluster)) return notAClusterName(shortenForMessage(cluster));
  if (publicAddr !== '' && parseHostName(publicAddr) === undefined)
    return notAPublicAddress(shortenForMessage(publicAddr));
  return undefined;
}

function parseRequiredApps(query: URLSearchParams, consoleHost: string): readonly string[] | undefined {
  const hostNames = (query.get('required-apps') ?? '').split(',').filter(Boolean).map(parseHostName);
  return hostNames.every((name) => name !== undefined && name !== consoleHost.toLowerCase())
    ? (hostNames as string[])
    : undefined; // The check with `every` ensures that all names are strings.
}

/** Returns a target that can only be an application, or the reason why the address is invalid. */
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
