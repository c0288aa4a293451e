// Reads the options from flags and environment variables, and merges them.
import { parseArgs } from 'node:util';
import { hidePassword, InvalidOptionError, quote } from './invalid-option-error.ts';
import {
  envVariableOf,
  isOptionName,
  OPTION_NAMES,
  OPTIONS,
  optionOf,
  suggestOption,
  type OptionName,
  type OptionValues,
} from './option-table.ts';

function unknownFlagError({ name, rawName }: { name: string; rawName: string }): InvalidOptionError {
  const suggestion = suggestOption(name, OPTION_NAMES);
  const help = suggestion === undefined ? '--help lists all options.' : `Did you mean --${suggestion}?`;
  return new InvalidOptionError(`There is no option ${hidePassword(rawName)}. ${help}`);
}

export function readFlags(argv: readonly string[]): OptionValues {
  const values: OptionValues = {};
  const { tokens } = parseArgs({ args: [...argv], options: OPTIONS, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new InvalidOptionError(`${quote(token.value)} is not an option. --help lists all options.`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!isOptionName(name)) throw unknownFlagError(token);
    const option = optionOf(name);
    if (option.type === 'boolean' && value !== undefined) throw new InvalidOptionError(`${rawName} takes no value.`);
    if (option.type === 'string' && (!value || value.startsWith('--')))
      throw new InvalidOptionError(`${rawName} needs a value: ${rawName} ${option.value}.`);
    const previous = option.multiple === undefined ? undefined : values[name];
    values[name] = previous === undefined ? (value ?? 'true') : `${previous},${value}`;
  }
  return values;
}

const BOOLEAN_VALUES: Record<string, string> = { '1': 'true', true: 'true', '0': 'false', false: 'false' };

export function readVariables(env: NodeJS.ProcessEnv): OptionValues {
  const values: OptionValues = {};
  for (const name of OPTION_NAMES.filter((candidate) => !optionOf(candidate).exits)) {
    const text = env[envVariableOf(name)];
    if (!text) continue;
    const value = optionOf(name).type === 'boolean' ? BOOLEAN_VALUES[text.toLowerCase()] : text;
    if (value === undefined) throw new InvalidOptionError(`${envVariableOf(name)} must be 1 or 0, not ${quote(text)}.`);
    values[name] = value;
  }
  return values;
}

/** The default values, which all other values override. */
export const defaultValues = (): OptionValues =>
  Object.fromEntries(OPTION_NAMES.map((name): [OptionName, string | undefined] => [name, optionOf(name).default]));

/** An upper layer overrides its options in the lower one, and also those of the other kind of backend. */
function mergeLayers(upper: OptionValues, lower: OptionValues): OptionValues {
  const { proxy, insecure, scenario, ...rest } = lower;
  const backend =
    upper.proxy !== undefined ? { insecure } : upper.scenario !== undefined ? {} : { proxy, insecure, scenario };
  return { ...rest, ...backend, ...upper };
}

/** Merges the layers, the one with the highest priority first. */
export const mergeValues = (...layers: readonly OptionValues[]): OptionValues =>
  layers.reduceRight((lower, upper) => mergeLayers(upper, lower), {});
