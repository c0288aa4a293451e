// What an address of the launcher asks for, and whether that is valid (docs/behaviour.md#pages,
// docs/protocol/auth-and-identity.md#20.4).
import { sanitize } from '#lib/text/sanitize.ts';
import { hostName } from './host.ts';
import { isConsole, NO_REQUIRED_APP, noAwsRole, noCluster, noHost, noPublicAddress } from './messages.ts';
import { wantedPage } from './page.ts';

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
  required: readonly string[];
}

export type Asked = { ok: true; target: AppTarget } | { ok: false; reason: string };

interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: string;
  hash: string;
  /** Host name of the console itself. */
  own: string;
}

const ARN = /^arn:aws[a-z-]{0,20}:[a-z-]{1,32}:[a-z\d-]{0,32}:\d{0,12}:[\w+=,.@:/-]{1,512}$/;
const LONGEST_SHOWN = 80;

const short = (text: string): string => {
  const shown = sanitize(text);
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
};

/** Dots as a segment would call another path of the proxy. */
const isDots = (text: string): boolean => text === '.' || text === '..';

function refusalOf({ fqdn = '', cluster = '', publicAddr = '' }: Address['params'], own: string): string | undefined {
  const host = hostName(fqdn);
  if (host === undefined) return noHost(short(fqdn));
  if (host === own.toLowerCase()) return isConsole(short(fqdn));
  if (isDots(cluster)) return noCluster(short(cluster));
  if (publicAddr !== '' && hostName(publicAddr) === undefined) return noPublicAddress(short(publicAddr));
  return undefined;
}

function requiredIn(query: URLSearchParams, own: string): readonly string[] | undefined {
  const named = (query.get('required-apps') ?? '').split(',').filter(Boolean).map(hostName);
  return named.every((name) => name !== undefined && name !== own.toLowerCase()) ? (named as string[]) : undefined; // all of them names
}

/** Whatever stands in the address, the result is a target that can only be an application, or the reason why it is none. */
export function askedFor({ params, search, hash, own }: Address): Asked {
  const reason = refusalOf(params, own);
  if (reason !== undefined) return { ok: false, reason };
  const query = new URLSearchParams(search);
  const { fqdn = '', cluster = '', publicAddr = '' } = params;
  const arn = params['arn'] ?? query.get('awsrole') ?? ''; // 12.x names the role in the query
  if (arn !== '' && !ARN.test(arn)) return { ok: false, reason: noAwsRole(short(arn)) };
  const required = requiredIn(query, own);
  if (!required) return { ok: false, reason: NO_REQUIRED_APP };
  const target = { fqdn: hostName(fqdn) ?? '', cluster, publicAddr, arn, required };
  return { ok: true, target: { ...target, page: wantedPage(search, hash), state: query.get('state') ?? '' } };
}
