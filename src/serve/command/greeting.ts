// Text that the command prints on the terminal.
import { envVariableOf, OPTION_NAMES, optionOf, type Option } from './option-table.ts';
import type { Scenarios, Settings } from './options.ts';

export interface Account {
  name: string;
  password: string;
  roles: readonly string[];
  /** The TOTP secret, if the cluster requires codes. */
  codeSecret?: string | undefined;
}

/** A link where a user sets a password and, if the cluster has MFA, registers a second factor. */
export interface Invite {
  name: string;
  path: string;
}

/** The users that can try the mock. */
export interface Visitors {
  /** Users who can sign in with a name and a password. */
  accounts: readonly Account[];
  invites: readonly Invite[];
  /** Whether signing in requires a security key or passkey, which no user has registered yet. */
  needsKey: boolean;
}

/** Two columns, the first as wide as its longest entry. */
function formatColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd());
}

/** Lists the scenarios under the titles of their groups, one per line. */
export function listScenarios(scenarios: Scenarios, isListed: (scenario: Scenarios[string]) => boolean): string[] {
  const listedScenarios = Object.entries(scenarios).filter(([, scenario]) => isListed(scenario));
  const rows = formatColumns(listedScenarios.map(([name, { description }]) => [name, description]));
  return listedScenarios.flatMap(([, { group }], index) => {
    const isFirst = group !== listedScenarios[index - 1]?.[1].group;
    return [...(isFirst ? ['', `${group}:`] : []), rows[index] ?? ''];
  });
}

const describeOption = (name: string, option: Option): [string, string] => [
  option.value === undefined ? `--${name}` : `--${name} ${option.value}`,
  option.description +
    (option.multiple ? ' (repeatable)' : '') +
    (option.default === undefined ? '' : ` (default: ${option.default})`),
];

export function help(programName: string, scenarios: Scenarios): string {
  const options = OPTION_NAMES.map((name) => describeOption(name, optionOf(name)));
  return [
    `${programName} [options]`,
    '',
    ...formatColumns(options),
    '',
    `Options that do not exit can also be environment variables, such as ${envVariableOf('port')} and ${envVariableOf('tls-key')}.`,
    'In variables, switches are 1 or 0, and lists are separated by commas. The options are also keys of the file of --config.',
    'Flags override variables, and variables override the file.',
    '',
    'Scenarios (a name with spaces needs quotes: --scenario "an assistant"):',
    ...listScenarios(scenarios, ({ isInHelp }) => isInHelp),
  ].join('\n');
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');

const hasTrustedProxies = (trusted: Settings['trusted']) => 'hops' in trusted || trusted.addresses.length > 0;

function describeBackend({ back, host, tls, trusted }: Settings): string[] {
  if ('scenario' in back) return [`The proxy is a mock, in scenario "${back.scenario}".`];
  const { upstream, insecure } = back;
  const lines = [`The proxy is ${upstream.origin}.${insecure ? ' Its certificate is not checked.' : ''}`];
  // The proxy's cookies have the prefix `__Host-` and the flag Secure (docs/protocol/auth-and-identity.md#3.3).
  if (tls === 'none' && upstream.protocol === 'https:' && !isLoopback(host) && !hasTrustedProxies(trusted))
    lines.push(
      'Browsers keep the cookies of this proxy only over TLS or on localhost. Add --tls, or name a load balancer with TLS with --trusted-proxy.',
    );
  return lines;
}

function listAccounts(accounts: readonly Account[]): string[] {
  if (accounts.length === 0) return ['No user has a password in this scenario.'];
  const width = Math.max(...accounts.map(({ name }) => name.length));
  const rows = accounts.map(({ name, password, roles }): [string, string] => [
    `${name.padEnd(width)}  ${password}`,
    roles.join(', '),
  ]);
  return ['Sign in with one of these names and passwords (and their roles):', ...formatColumns(rows)];
}

/** Only configured host names are served, and none is configured when the server listens on all addresses. */
const allowedHostHint = ({ host, allowedHosts }: Settings): string[] =>
  ['0.0.0.0', '::'].includes(host) && allowedHosts.length === 0
    ? ['The server answers for localhost and for addresses of this machine. Add --allowed-host for each other name.']
    : [];

interface ServedAddresses {
  origin: string;
  apps: string | undefined;
  admin: string | undefined;
}

function listCodeSecrets(accounts: readonly Account[]): string[] {
  const rows = accounts.flatMap(({ name, codeSecret }): [string, string][] => (codeSecret ? [[name, codeSecret]] : []));
  if (rows.length === 0) return [];
  return ['One-time codes come from any authenticator app with these secrets:', ...formatColumns(rows)];
}

function listInvites(origin: string, { invites, needsKey }: Visitors): string[] {
  if (invites.length === 0) return [];
  const rows = invites.map(({ name, path }): [string, string] => [name, `${origin}${path}`]);
  const title = needsKey
    ? 'Signing in also requires a security key or passkey. Register one at your invite link first (each link works once):'
    : 'Invite links, to set a new password and a second factor (each link works once):';
  return [title, ...formatColumns(rows)];
}

const describeVisitors = (origin: string, visitors: Visitors): string[] => [
  ...listAccounts(visitors.accounts),
  ...listCodeSecrets(visitors.accounts),
  ...listInvites(origin, visitors),
];

/** The lines that the command prints after the start. `visitors` is undefined for a real proxy. */
export const greeting = (
  { origin, apps, admin }: ServedAddresses,
  settings: Settings,
  visitors: Visitors | undefined,
): string[] => [
  `Postern is at ${origin}/web`,
  ...describeBackend(settings),
  ...allowedHostHint(settings),
  ...(apps === undefined ? [] : [`The applications of the mock proxy are at ${apps}. Open them from the console.`]),
  ...(admin === undefined ? [] : [`Metrics are at ${admin}/metrics`]),
  ...(visitors ? describeVisitors(origin, visitors) : []),
];
