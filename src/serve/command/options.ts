// The settings of the server: the options of the command, checked and merged.
import { isIP } from 'node:net';
import type { TrustedProxies } from '#serve/gateway/client.ts';
import type { LogFormat } from '#serve/observe/access-log.ts';
import { formatConfig, readConfigFile, type ConfigFile } from './config-file.ts';
import { InvalidOptionError, quote } from './invalid-option-error.ts';
import {
  describeValue,
  envVariableOf,
  OPTION_NAMES,
  optionOf,
  splitList,
  type OptionName,
  type OptionValues,
} from './option-table.ts';
import { defaultValues, mergeValues, readFlags, readVariables } from './read-options.ts';

export interface Settings {
  host: string;
  port: number;
  /** The proxy behind the console: a scenario of the mock proxy, or a real proxy. */
  back: { scenario: string } | { upstream: URL; insecure: boolean };
  /** `made` means that the server creates a certificate at the start. */
  tls: 'none' | 'made' | { keyFile: string; certFile: string };
  trusted: TrustedProxies;
  allowedHosts: readonly string[];
  /** Where to serve metrics and probes for operators. */
  admin?: { host: string; port: number };
  accessLog: 'off' | LogFormat;
  drainTimeoutMs: number;
}

export type ParsedCommand =
  | { action: 'serve'; settings: Settings }
  | { action: 'print-config'; settings: Settings; config: string }
  | { action: 'help' | 'scenarios' | 'version' }
  | { action: 'refuse'; because: string };

/** Checks values that must be a number in a range or one of several choices. */
function checkValue(name: OptionName, text: string): void {
  const option = optionOf(name);
  const { range, choices } = option;
  const isInRange = !range || (/^\d+$/.test(text) && Number(text) >= range.min && Number(text) <= range.max);
  if (isInRange && (choices?.includes(text) ?? true)) return;
  throw new InvalidOptionError(`--${name} must be ${describeValue(option)}, not ${quote(text)}.`, name);
}

function readHost(text: string, name: 'host' | 'allowed-host' | 'admin-host'): string {
  const bareHost = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bareHost) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(bareHost)) return bareHost;
  throw new InvalidOptionError(
    `--${name} must be a name or an address without scheme and port, not ${quote(text)}.`,
    name,
  );
}

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
    `--trusted-proxy must be addresses, ranges such as 10.0.0.0/8, or one number of hops, not ${quote(invalid)}.`,
    'trusted-proxy',
  );
}

/** The messages do not quote the address, because it may contain a password. */
function readProxy(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new InvalidOptionError('--proxy must be an address such as https://proxy.example.com:3080.', 'proxy');
  if (url.username || url.password)
    throw new InvalidOptionError('--proxy must be an address without a user name and a password.', 'proxy');
  if (url.pathname !== '/' || url.search || url.hash)
    throw new InvalidOptionError(`--proxy must be an address without a path, such as ${url.origin}.`, 'proxy');
  return url;
}

/** Scenarios by name. Scenarios that are not in the help are for tests, and can be started by name too. */
export type Scenarios = Record<string, { description: string; group: string; isInHelp: boolean }>;

function readBackend({ scenario, proxy, insecure }: OptionValues, scenarios: Scenarios): Settings['back'] {
  if (proxy !== undefined && scenario !== undefined)
    throw new InvalidOptionError(
      '--scenario is for the mock proxy, and --proxy is for a real proxy. Set only one of them.',
    );
  if (proxy !== undefined) return { upstream: readProxy(proxy), insecure: insecure === 'true' };
  if (insecure === 'true') throw new InvalidOptionError('--insecure requires --proxy.', 'insecure');
  const name = scenario ?? '';
  if (!Object.hasOwn(scenarios, name)) {
    const names = Object.keys(scenarios).filter((candidate) => scenarios[candidate]?.isInHelp);
    throw new InvalidOptionError(
      `There is no scenario ${quote(name)}. The main scenarios are ${names.join(', ')}. --scenarios lists all.`,
      'scenario',
    );
  }
  return { scenario: name };
}

function readTls({ tls, 'tls-key': keyFile, 'tls-cert': certFile }: OptionValues): Settings['tls'] {
  if (keyFile !== undefined && certFile !== undefined) return { keyFile, certFile };
  if (keyFile !== undefined || certFile !== undefined)
    throw new InvalidOptionError('--tls-key and --tls-cert must be set together.');
  return tls === 'true' ? 'made' : 'none';
}

function readAdmin(values: OptionValues): Pick<Settings, 'admin'> {
  const { port, 'admin-port': adminPort, 'admin-host': adminHost } = values;
  if (adminPort === undefined) {
    if (adminHost === undefined) return {};
    throw new InvalidOptionError('--admin-host requires --admin-port.', 'admin-host');
  }
  if (adminPort !== '0' && Number(adminPort) === Number(port))
    throw new InvalidOptionError('--port and --admin-port must be different.', 'admin-port');
  return { admin: { host: readHost(adminHost ?? 'localhost', 'admin-host'), port: Number(adminPort) } };
}

function readSettings(values: OptionValues, scenarios: Scenarios): Settings {
  for (const name of OPTION_NAMES) {
    const text = values[name];
    if (text !== undefined) checkValue(name, text);
  }
  return {
    host: readHost(values.host ?? '', 'host'),
    port: Number(values.port),
    back: readBackend(values, scenarios),
    tls: readTls(values),
    trusted: readTrustedProxies(values['trusted-proxy']),
    allowedHosts: splitList(values['allowed-host']).map((name) => readHost(name, 'allowed-host')),
    ...readAdmin(values),
    accessLog: values['access-log'] as Settings['accessLog'], // one of the choices of the option
    drainTimeoutMs: Number(values['drain-timeout']) * 1000,
  };
}

interface Sources {
  flags: OptionValues;
  variables: OptionValues;
  file: ConfigFile;
}

/** Where the value of an option comes from, unless it is a flag. */
function sourceOf(name: OptionName, { flags, variables, file }: Sources): string | undefined {
  if (flags[name] !== undefined) return undefined;
  return variables[name] === undefined ? file.locations[name] : envVariableOf(name);
}

/** Merges the options and checks them. Flags override variables, and variables override the file. */
function parseSources(sources: Sources, scenarios: Scenarios): ParsedCommand {
  const { flags, variables, file } = sources;
  const values = mergeValues(flags, variables, file.values, defaultValues());
  try {
    const settings = readSettings(values, scenarios);
    if (flags['print-config']) return { action: 'print-config', settings, config: formatConfig(values) };
    return { action: 'serve', settings };
  } catch (error) {
    if (!(error instanceof InvalidOptionError)) throw error;
    const source = error.option && sourceOf(error.option, sources);
    return { action: 'refuse', because: source === undefined ? error.message : `${source}: ${error.message}` };
  }
}

/** Parses a command line and an environment. If an option is invalid, the result says why. */
export function parseOptions(argv: readonly string[], env: NodeJS.ProcessEnv, scenarios: Scenarios): ParsedCommand {
  try {
    const flags = readFlags(argv);
    if (flags.help) return { action: 'help' };
    if (flags.scenarios) return { action: 'scenarios' };
    if (flags.version) return { action: 'version' };
    const variables = readVariables(env);
    const path = flags.config ?? variables.config;
    const file = path === undefined ? { values: {}, locations: {} } : readConfigFile(path);
    return parseSources({ flags, variables, file }, scenarios);
  } catch (error) {
    if (error instanceof InvalidOptionError) return { action: 'refuse', because: error.message };
    throw error;
  }
}
