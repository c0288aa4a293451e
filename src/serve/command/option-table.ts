// The options of the command. Each is a flag; most are also environment variables and keys of the configuration file.
import { suggestSpelling } from '#lib/text/spelling-suggestion.ts';

export interface Option {
  type: 'string' | 'boolean';
  /** The placeholder of the value in the help. */
  value?: string;
  default?: string;
  /** The value is a whole number in this range. */
  range?: { min: number; max: number };
  /** The value is one of these. */
  choices?: readonly string[];
  /** The value may also be a number in the configuration file. */
  canBeNumber?: true;
  /** May be repeated, and is a list in the configuration file. In a variable, values are separated by commas. */
  multiple?: true;
  /** Prints something and exits. Such an option is only a flag, because images often have a variable like VERSION. */
  exits?: true;
  description: string;
}

const PORTS = { min: 0, max: 65_535 };

export const OPTIONS = {
  port: {
    type: 'string',
    value: 'NUMBER',
    default: '3080',
    range: PORTS,
    description: 'port to listen on, or 0 for any free port',
  },
  host: { type: 'string', value: 'NAME', default: 'localhost', description: 'name or address to listen on' },
  scenario: { type: 'string', value: 'NAME', default: 'company-18', description: 'scenario of the mock proxy' },
  proxy: { type: 'string', value: 'URL', description: 'serve the console for this proxy instead of the mock proxy' },
  insecure: { type: 'boolean', description: 'accept any certificate of this proxy' },
  tls: { type: 'boolean', description: 'serve HTTPS with a certificate created at the start' },
  'tls-key': { type: 'string', value: 'FILE', description: 'serve HTTPS with this private key (PEM)' },
  'tls-cert': { type: 'string', value: 'FILE', description: 'certificate for --tls-key (PEM)' },
  'allowed-host': {
    type: 'string',
    value: 'NAME',
    multiple: true,
    description: 'also answer for this host, in addition to --host and localhost',
  },
  'trusted-proxy': {
    type: 'string',
    value: 'ADDRESS',
    multiple: true,
    canBeNumber: true,
    description: 'trust X-Forwarded-For, -Host and -Proto from this address or CIDR range, or from this number of hops',
  },
  'admin-port': {
    type: 'string',
    value: 'NUMBER',
    range: PORTS,
    description: 'serve /metrics, /healthz and /readyz on this port',
  },
  'admin-host': { type: 'string', value: 'NAME', description: 'name or address of this port (default: localhost)' },
  'access-log': {
    type: 'string',
    value: 'FORMAT',
    default: 'off',
    choices: ['off', 'text', 'json'],
    description: 'print a line for each request',
  },
  'drain-timeout': {
    type: 'string',
    value: 'SECONDS',
    default: '30',
    range: { min: 0, max: 86_400 },
    description: 'after SIGTERM, wait this long for open sessions to end',
  },
  config: { type: 'string', value: 'FILE', description: 'read options from this YAML file' },
  'print-config': { type: 'boolean', exits: true, description: 'check all options, print them as YAML and exit' },
  scenarios: { type: 'boolean', exits: true, description: 'list all scenarios, including those for tests, and exit' },
  help: { type: 'boolean', exits: true, description: 'print this help and exit' },
  version: { type: 'boolean', exits: true, description: 'print the version and exit' },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

/** Values as text: `true` or `false` for switches, separated by commas for lists. */
export type OptionValues = { [N in OptionName]?: string | undefined };

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[]; // the keys of a constant

export const optionOf = (name: OptionName): Option => OPTIONS[name];

export const isOptionName = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);

/** Options that the configuration file can have. */
export const FILE_OPTION_NAMES = OPTION_NAMES.filter((name) => !optionOf(name).exits && name !== 'config');

/** The option that the user probably meant. Two edits are allowed in short names, to find swapped letters. */
export const suggestOption = (name: string, knownNames: readonly OptionName[]): string | undefined =>
  suggestSpelling(name, knownNames, 2);

export const envVariableOf = (name: string): string => `POSTERN_${name.toUpperCase().replaceAll('-', '_')}`;

export const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const CHOICE_LIST = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What a value must be, such as "true or false". */
export function describeValue({ type, range, choices, multiple, canBeNumber }: Option): string {
  if (type === 'boolean') return 'true or false';
  if (range) return `a whole number from ${range.min} to ${range.max}`;
  if (choices) return CHOICE_LIST.format(choices);
  return CHOICE_LIST.format([
    'a non-empty string',
    ...(canBeNumber ? ['a number'] : []),
    ...(multiple ? ['a list of strings'] : []),
  ]);
}
