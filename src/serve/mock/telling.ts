// What the command tells on the terminal.
import { OPTIONS, toldOf, variableOf, type Scenarios, type Settings } from '#serve/command/options.ts';

export interface Account {
  name: string;
  password: string;
  roles: readonly string[];
}

/** Two columns, the first as wide as its longest entry. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd());
}

export function help(scenarios: Scenarios): string {
  const options = Object.entries(OPTIONS).map(([name, option]): [string, string] => [
    'value' in option ? `--${name} ${option.value}` : `--${name}`,
    option.says,
  ]);
  return [
    'npm start -- [options]',
    '',
    ...columns(options),
    '',
    `All but the last two may also be set in the environment, as ${variableOf('port')}, ${variableOf('tls-key')} and so on;`,
    'a flag outweighs a variable, a switch there is 1 or 0, and what is repeatable has commas between.',
    '',
    'Scenarios:',
    ...columns(toldOf(scenarios).map(([name, { says }]) => [name, says])),
  ].join('\n');
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');

const isTold = (trusted: Settings['trusted']) => 'hops' in trusted || trusted.addresses.length > 0;

function introduce({ back, host, tls, trusted }: Settings): string[] {
  if ('scenario' in back) return [`The proxy is a mock, in scenario "${back.scenario}".`];
  const { upstream, insecure } = back;
  const lines = [`It stands in front of ${upstream.origin}${insecure ? ', whose certificate is not checked' : ''}.`];
  // The proxy's cookies are `__Host-` and Secure (docs/protocol/auth-and-identity.md#3.3).
  if (tls === 'none' && upstream.protocol === 'https:' && !isLoopback(host) && !isTold(trusted))
    lines.push(
      "Browsers keep that proxy's cookies only over TLS or on localhost: add --tls, or a load balancer that has it and is named with --trusted-proxy.",
    );
  return lines;
}

function list(accounts: readonly Account[]): string[] {
  if (accounts.length === 0) return [];
  const width = Math.max(...accounts.map(({ name }) => name.length));
  const rows = accounts.map(({ name, password, roles }): [string, string] => [
    `${name.padEnd(width)}  ${password}`,
    roles.join(', '),
  ]);
  return ['Sign in with one of these names and passwords (their roles beside them):', ...columns(rows)];
}

/** A name is answered only when somebody said it; on every address of a machine nobody has yet. */
const nameIt = ({ host, allowedHosts }: Settings): string[] =>
  ['0.0.0.0', '::'].includes(host) && allowedHosts.length === 0
    ? ['It answers for localhost and for addresses of this machine; add --allowed-host for each name it has.']
    : [];

interface Places {
  origin: string;
  apps: string | undefined;
}

export const greeting = ({ origin, apps }: Places, settings: Settings, accounts: readonly Account[]): string[] => [
  `Postern is at ${origin}/web`,
  ...introduce(settings),
  ...nameIt(settings),
  ...(apps === undefined ? [] : [`Its applications are at ${apps}, and are opened through the console.`]),
  ...list(accounts),
];
