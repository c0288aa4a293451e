// The options of the command: flags, or environment variables, which flags override.
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import type { TrustedProxies } from '#serve/gateway/client.ts';

export interface Settings {
  host: string;
  port: number;
  /** The proxy behind the console: a scenario of the mock proxy, or a real proxy. */
  back: { scenario: string } | { upstream: URL; insecure: boolean };
  /** `made` means that the server creates a certificate at the start. */
  tls: 'none' | 'made' | { keyFile: string; certFile: string };
  trusted: TrustedProxies;
  allowedHosts: readonly string[];
}

export type ParsedCommand =
  | { action: 'serve'; settings: Settings }
  | { action: 'help' | 'scenarios' | 'version' }
  | { action: 'refuse'; because: string };

interface Option {
  type: 'string' | 'boolean';
  /** The placeholder of the value in the help. */
  value?: string;
  /** May be repeated; in a variable, values are separated by commas. */
  multiple?: true;
  description: string;
}

export const OPTIONS = {
  port: { type: 'string', value: 'NUMBER', description: 'port to listen on, 0 for any free one (3080)' },
  host: { type: 'string', value: 'NAME', description: 'name or address to listen on (localhost)' },
  scenario: { type: 'string', value: 'NAME', description: 'world that the mock proxy starts in (default)' },
  proxy: { type: 'string', value: 'URL', description: 'serve in front of this proxy, in place of the mock' },
  insecure: { type: 'boolean', description: 'take any certificate of that proxy' },
  tls: { type: 'boolean', description: 'speak TLS, with a certificate made at the start' },
  'tls-key': { type: 'string', value: 'FILE', description: 'speak TLS with this private key (PEM)' },
  'tls-cert': { type: 'string', value: 'FILE', description: 'and this certificate (PEM)' },
  'allowed-host': {
    type: 'string',
    value: 'NAME',
    multiple: true,
    description: 'answer for this name too, besides --host and localhost (repeatable)',
  },
  'trusted-proxy': {
    type: 'string',
    value: 'WHO',
    multiple: true,
    description:
      'believe X-Forwarded-For, -Host and -Proto from these addresses or CIDR ranges, or this many hops (repeatable)',
  },
  scenarios: { type: 'boolean', description: 'print every scenario, with those made for tests, and exit' },
  help: { type: 'boolean', description: 'print this and exit' },
  version: { type: 'boolean', description: 'print the version and exit' },
} as const satisfies Record<string, Option>;

type OptionName = keyof typeof OPTIONS;
type OptionValues = { [N in OptionName]?: string | undefined };

/** An invalid option, described in one sentence. */
class InvalidOptionError extends Error {}

export const envVariableOf = (name: string): string => `POSTERN_${name.toUpperCase().replaceAll('-', '_')}`;

const isOptionName = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);

function readFlags(argv: readonly string[]): OptionValues {
  const values: OptionValues = {};
  const { tokens } = parseArgs({ args: [...argv], options: OPTIONS, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') throw new InvalidOptionError(`"${token.value}" is no option; --help lists them.`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!isOptionName(name))
      throw new InvalidOptionError(`There is no option ${rawName}; --help lists those there are.`);
    const option: Option = OPTIONS[name];
    if (option.type === 'boolean' && value !== undefined) throw new InvalidOptionError(`${rawName} takes no value.`);
    if (option.type === 'string' && (!value || value.startsWith('--')))
      throw new InvalidOptionError(`${rawName} needs a value: ${rawName} ${option.value}.`);
    const previous = option.multiple === undefined ? undefined : values[name];
    values[name] = previous === undefined ? (value ?? 'true') : `${previous},${value}`;
  }
  return values;
}

/** Container images often have a variable such as VERSION for their own version, so these flags have no variable. */
const FLAGS_WITHOUT_VARIABLE = new Set<OptionName>(['scenarios', 'help', 'version']);

const BOOLEAN_VALUES: Record<string, string> = { '1': 'true', true: 'true', '0': '', false: '' };

function readVariables(env: NodeJS.ProcessEnv): OptionValues {
  const values: OptionValues = {};
  for (const name of Object.keys(OPTIONS).filter(isOptionName)) {
    const text = FLAGS_WITHOUT_VARIABLE.has(name) ? undefined : env[envVariableOf(name)];
    if (!text) continue;
    const value = OPTIONS[name].type === 'boolean' ? BOOLEAN_VALUES[text.toLowerCase()] : text;
    if (value === undefined) throw new InvalidOptionError(`${envVariableOf(name)} is "${text}"; it may be 1 or 0.`);
    if (value) values[name] = value;
  }
  return values;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidOptionError(`"${text}" is no port; --port takes a number from 0 to 65535.`);
  return port;
}

function readHost(text: string, flag: '--host' | '--allowed-host'): string {
  const bareHost = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bareHost) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(bareHost)) return bareHost;
  throw new InvalidOptionError(`"${text}" is no host; ${flag} takes a name or an address, without scheme or port.`);
}

const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

function isAddressRange(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits && more.length === 0;
}

function readTrustedProxies(text: string | undefined): TrustedProxies {
  const entries = splitList(text);
  const [hops = ''] = entries;
  if (entries.length === 1 && /^[1-9]\d?$/.test(hops)) return { hops: Number(hops) };
  const invalid = entries.find((entry) => !isAddressRange(entry));
  if (invalid === undefined) return { addresses: entries };
  throw new InvalidOptionError(
    `"${invalid}" is no proxy to trust; --trusted-proxy takes addresses, ranges such as 10.0.0.0/8, or one number of hops.`,
  );
}

function readProxy(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new InvalidOptionError(
      `"${text}" is no address of a proxy; --proxy takes one like https://proxy.example.com:3080.`,
    );
  if (url.username || url.password)
    throw new InvalidOptionError('--proxy takes an address without a user or a password in it.');
  if (url.pathname !== '/' || url.search || url.hash)
    throw new InvalidOptionError(`--proxy takes an address without a path, such as ${url.origin}.`);
  return url;
}

/** Scenarios by name. Scenarios that are not in the help are for tests, and can be started by name too. */
export type Scenarios = Record<string, { description: string; group: string; isInHelp: boolean }>;

function readBackend({ scenario, proxy, insecure }: OptionValues, scenarios: Scenarios): Settings['back'] {
  if (proxy !== undefined && scenario !== undefined)
    throw new InvalidOptionError(
      '--scenario is for the mock proxy and --proxy for a real one; only one of them can be served.',
    );
  if (proxy !== undefined) return { upstream: readProxy(proxy), insecure: insecure !== undefined };
  if (insecure !== undefined)
    throw new InvalidOptionError('--insecure says something about a proxy; name one with --proxy.');
  const name = scenario ?? 'default';
  if (!Object.hasOwn(scenarios, name)) {
    const names = Object.keys(scenarios).filter((candidate) => scenarios[candidate]?.isInHelp);
    throw new InvalidOptionError(
      `There is no scenario "${name}"; there are: ${names.join(', ')}. --scenarios lists all.`,
    );
  }
  return { scenario: name };
}

function readTls({ tls, 'tls-key': keyFile, 'tls-cert': certFile }: OptionValues): Settings['tls'] {
  if (keyFile !== undefined && certFile !== undefined) return { keyFile, certFile };
  if (keyFile !== undefined || certFile !== undefined)
    throw new InvalidOptionError('--tls-key and --tls-cert go together.');
  return tls === undefined ? 'none' : 'made';
}

/** A flag overrides its own variable and also the variable that selects the other kind of backend. */
function mergeValues(flags: OptionValues, variables: OptionValues): OptionValues {
  const { proxy, insecure, scenario, ...rest } = variables;
  const backend =
    flags.proxy !== undefined ? { insecure } : flags.scenario !== undefined ? {} : { proxy, insecure, scenario };
  return { ...rest, ...backend, ...flags };
}

/** Parses a command line and an environment. If an option is invalid, the result says why. */
export function parseOptions(argv: readonly string[], env: NodeJS.ProcessEnv, scenarios: Scenarios): ParsedCommand {
  try {
    const values = mergeValues(readFlags(argv), readVariables(env));
    if (values.help) return { action: 'help' };
    if (values.scenarios) return { action: 'scenarios' };
    if (values.version) return { action: 'version' };
    const settings: Settings = {
      host: readHost(values.host ?? 'localhost', '--host'),
      port: readPort(values.port ?? '3080'),
      back: readBackend(values, scenarios),
      tls: readTls(values),
      trusted: readTrustedProxies(values['trusted-proxy']),
      allowedHosts: splitList(values['allowed-host']).map((name) => readHost(name, '--allowed-host')),
    };
    return { action: 'serve', settings };
  } catch (error) {
    if (error instanceof InvalidOptionError) return { action: 'refuse', because: error.message };
    throw error;
  }
}
