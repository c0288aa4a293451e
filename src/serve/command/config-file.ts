// The configuration file: the options in YAML.
import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, stringify, visit, type Document } from 'yaml';
import { CONFIG_SCHEMA } from './config-schema.ts';
import { hidePassword, InvalidOptionError, quote } from './invalid-option-error.ts';
import {
  describeValue,
  FILE_OPTION_NAMES,
  isOptionName,
  optionOf,
  splitList,
  suggestOption,
  type OptionName,
  type OptionValues,
} from './option-table.ts';

/** The options of the file, and the location of each value, such as `postern.yaml:3:7`. */
export interface ConfigFile {
  values: OptionValues;
  locations: Partial<Record<OptionName, string>>;
}

/** A problem in the file, and the offset of its cause in the text. */
interface Problem {
  offset: number;
  message: string;
}

type FileValues = Partial<Record<OptionName, boolean | string | number | readonly (string | number)[]>>;

const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile<FileValues>(CONFIG_SCHEMA);

const READ_ERRORS: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read by this user',
  EISDIR: 'is a folder',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not UTF-8 text',
};

function readText(path: string): string {
  try {
    // The decoder also removes a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const code = String(error.code);
    throw new InvalidOptionError(`The configuration file ${path} ${READ_ERRORS[code] ?? `cannot be read (${code})`}.`);
  }
}

const offsetOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

const SYNTAX_ERRORS: Record<string, string> = {
  DUPLICATE_KEY: 'This option is already set above.',
  MULTIPLE_DOCS: 'The file must not have more than one YAML document.',
};

function syntaxProblems(document: Document): Problem[] {
  const problems = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    offset: pos[0],
    message: SYNTAX_ERRORS[code] ?? `Invalid YAML: ${hidePassword(message)}.`,
  }));
  visit(document, {
    Alias: (_key, alias) => void problems.push({ offset: offsetOf(alias), message: 'Aliases are not supported.' }),
  });
  return problems;
}

/** Problems of the top level, which must be a map with strings as keys. */
function structureProblems({ contents }: Document): Problem[] {
  if (contents === null || (isScalar(contents) && contents.value === null))
    return [{ offset: 0, message: 'The file is empty. It needs at least one option, such as "port: 3080".' }];
  if (!isMap(contents)) {
    const type = isSeq(contents) ? 'a list' : 'a single value';
    const message = `The top level must be a map of options, such as "port: 3080", not ${type}.`;
    return [{ offset: offsetOf(contents), message }];
  }
  return contents.items.flatMap(({ key }) =>
    isScalar(key) && typeof key.value === 'string'
      ? []
      : [{ offset: offsetOf(key), message: 'A key must be the name of an option.' }],
  );
}

function keyOffset({ contents }: Document, name: string): number {
  const pairs = isMap(contents) ? contents.items : [];
  return offsetOf(pairs.find(({ key }) => isScalar(key) && key.value === name)?.key);
}

function valueOffset(document: Document, path: readonly string[]): number {
  const node = document.getIn(path, true);
  return isNode(node) ? offsetOf(node) : keyOffset(document, path[0] ?? '');
}

function unknownKeyMessage(key: string): string {
  if (isOptionName(key)) return `${key} cannot be set in the configuration file.`;
  const suggestion = suggestOption(key, FILE_OPTION_NAMES);
  return `There is no option ${quote(key)}.${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`;
}

function schemaProblems(document: Document, errors: readonly ErrorObject[]): Problem[] {
  const problems = new Map<string, Problem>();
  for (const { instancePath, params } of errors) {
    const [, ...path] = instancePath.split('/');
    const [name] = path;
    if (name === undefined) {
      const key = String(params['additionalProperty']);
      problems.set(key, { offset: keyOffset(document, key), message: unknownKeyMessage(key) });
    } else if (isOptionName(name)) {
      const message = `${name} must be ${describeValue(optionOf(name))}.`;
      // Of several errors about one option, the location of the last entry is the most precise.
      const offset = Math.max(valueOffset(document, path), problems.get(name)?.offset ?? 0);
      problems.set(name, { offset, message });
    }
  }
  return [...problems.values()];
}

/** Checks the document in steps, because each step requires the one before it. */
function checkDocument(document: Document): FileValues | Problem[] {
  const problems = syntaxProblems(document);
  if (problems.length === 0) problems.push(...structureProblems(document));
  if (problems.length > 0) return problems;
  const values: unknown = document.toJS();
  return validate(values) ? values : schemaProblems(document, validate.errors ?? []);
}

/** Reads the file and checks it against the schema. Throws an `InvalidOptionError` that lists all problems. */
export function readConfigFile(path: string): ConfigFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(readText(path), { lineCounter, prettyErrors: false });
  const locate = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return `${path}:${line}:${col}`;
  };
  const checked = checkDocument(document);
  if (Array.isArray(checked)) {
    const problems = checked.toSorted((a, b) => a.offset - b.offset);
    throw new InvalidOptionError(problems.map(({ offset, message }) => `${locate(offset)}: ${message}`).join('\n'));
  }
  const names = Object.keys(checked).filter(isOptionName);
  return {
    // A list becomes one text with commas, as in a variable.
    values: Object.fromEntries(names.map((name) => [name, String(checked[name])])),
    locations: Object.fromEntries(names.map((name) => [name, locate(valueOffset(document, [name]))])),
  };
}

function fileValueOf(name: OptionName, text: string): FileValues[OptionName] {
  const { type, range, multiple } = optionOf(name);
  if (type === 'boolean') return text === 'true';
  if (multiple) return splitList(text);
  return range ? Number(text) : text;
}

/** The options as the text of a configuration file. */
export function formatConfig(values: OptionValues): string {
  const entries = FILE_OPTION_NAMES.flatMap((name) => {
    const text = values[name];
    return text === undefined ? [] : [[name, fileValueOf(name, text)]];
  });
  return stringify(Object.fromEntries(entries), { lineWidth: 0 }).trimEnd();
}
