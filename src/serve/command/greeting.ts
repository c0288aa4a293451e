// Text that the command prints on the terminal.
import { OPTIONS, envVariableOf, type Scenarios, type Settings } from '#serve/command/options.ts';

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

export function help(programName: string, scenarios: Scenarios): string {
  const options = Object.entries(OPTIONS).map(([name, option]): [string, string] => [
    'value' in option ? `--${name} ${option.value}` : `--${name}`,
    option.description,
  ]);
  return [
    `${programName} [options]`,
    '',
    ...formatColumns(options),
    '',
    `All but the last three may also be set in the environment, as ${envVariableOf('port')}, ${envVariableOf('tls-key')} and so on;`,
    'a flag outweighs a variable, a switch there is 1 or 0, and what is repeatable has commas between.',
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
  const lines = [`It stands in front of ${upstream.origin}${insecure ? ', whose certificate is not checked' : ''}.`];
  // The proxy's cookies have the prefix `__Host-` and the flag Secure (docs/protocol/auth-and-identity.md#3.3).
  if (tls === 'none' && upstream.protocol === 'https:' && !isLoopback(host) && !hasTrustedProxies(trusted))
    lines.push(
      "Browsers keep that proxy's cookies only over TLS or on localhost: add --tls, or a load balancer that has it and is named with --trusted-proxy.",
    );
  return lines;
}

function listAccounts(accounts: readonly Account[]): string[] {
  if (accounts.length === 0) return ['Nobody signs in with a name and a password in this scenario.'];
  const width = Math.max(...accounts.map(({ name }) => name.length));
  const rows = accounts.map(({ name, password, roles }): [string, string] => [
    `${name.padEnd(width)}  ${password}`,
    roles.join(', '),
  ]);
  return ['Sign in with one of these names and passwords (their roles beside them):', ...formatColumns(rows)];
}

/** Only configured host names are served, and none is configured when the server listens on all addresses. */
const allowedHostHint = ({ host, allowedHosts }: Settings): string[] =>
  ['0.0.0.0', '::'].includes(host) && allowedHosts.length === 0
    ? ['It answers for localhost and for addresses of this machine; add --allowed-host for each name it has.']
    : [];

interface ServedAddresses {
  origin: string;
  apps: string | undefined;
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
    ? 'Signing in takes a security key or passkey too; register one at your invite link first (each works once):'
    : 'Invite links, to set a new password and a second factor (each works once):';
  return [title, ...formatColumns(rows)];
}

const describeVisitors = (origin: string, visitors: Visitors): string[] => [
  ...listAccounts(visitors.accounts),
  ...listCodeSecrets(visitors.accounts),
  ...listInvites(origin, visitors),
];

/** The lines that the command prints after the start. `visitors` is undefined for a real proxy. */
export const greeting = (
  { origin, apps }: ServedAddresses,
  settings: Settings,
  visitors: Visitors | undefined,
): string[] => [
  `Postern is at ${origin}/web`,
  ...describeBackend(settings),
  ...allowedHostHint(settings),
  ...(apps === undefined ? [] : [`Its applications are at ${apps}, and are opened through the console.`]),
  ...(visitors ? describeVisitors(origin, visitors) : []),
];
