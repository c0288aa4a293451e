// Parses JSON and keeps the source text of records with numbers that JavaScript would change: it rounds integers of
// more than 16 digits and prints `1.10` as `1.1`.
import { RECORD_TOO_DEEP } from './messages.ts';
import { fieldsOf, isRecord, parseJson, listOf } from './untrusted.ts';

interface Token {
  text: string;
  index: number;
}

/** The offset after a string. A regular expression for whole strings overflows the stack on megabytes of escapes. */
function stringEnd(json: string, from: number): number {
  for (let index = json.indexOf('"', from + 1); index >= 0; index = json.indexOf('"', index + 1)) {
    let slashes = 0;
    while (json[index - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return index + 1;
  }
  return json.length;
}

/** Strings, brackets, commas, colons, numbers and literals of a valid JSON text. */
function* tokenize(json: string): Generator<Token> {
  const token = /["[\]{},:]|[-\w.+]+/g;
  for (let match = token.exec(json); match; match = token.exec(json)) {
    const { 0: text, index } = match;
    if (text === '"') token.lastIndex = stringEnd(json, index);
    yield { text: text === '"' ? json.slice(index, token.lastIndex) : text, index };
  }
}

const NUMBER = /^-?\d/;

const isRoundedNumber = (token: string): boolean => NUMBER.test(token) && String(Number(token)) !== token;

/** A fast check whether a text may contain a rounded number, after a field name or in a list. */
const MAY_BE_ROUNDED = /(?:"\s*:|[[,])\s*(?:-0[,\s\]}]|-?\d+[.eE]|-?\d{16})/;

/** A symbol, so that code that lists the fields of a record skips it. */
const JSON_SOURCE = Symbol('JSON text');

/**
 * The JSON source of each element, for each list in a response. The map key is the field that holds the list. If the
 * response itself is a list, the key is empty.
 */
function elementTexts(json: string, isBareList: boolean): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  const listDepth = isBareList ? 1 : 2;
  let texts: string[] | undefined;
  let depth = 0;
  let elementStart = 0;
  let field = '';
  for (const { text: token, index } of tokenize(json)) {
    if (token === '[' || token === '{') {
      depth += 1;
      if (depth === listDepth) texts = token === '[' ? [] : undefined;
      if (depth === listDepth && texts) lists.set(field, texts);
      if (depth === listDepth + 1) elementStart = index;
    } else if (token === ']' || token === '}') {
      if (depth === listDepth + 1) texts?.push(json.slice(elementStart, index + 1));
      depth -= 1;
    } else if (token === ',' || token === ':') continue;
    else if (depth === listDepth) texts?.push(token);
    else if (depth === 1 && token.startsWith('"')) field = String(JSON.parse(token));
  }
  return lists;
}

const hasRoundedNumber = (text: string): boolean => {
  for (const token of tokenize(text)) if (isRoundedNumber(token.text)) return true;
  return false;
};

/** Parses JSON; undefined for invalid text. Records in its lists keep their source if they contain a rounded number. */
export function parseExactJson(json: string): unknown {
  const answer = parseJson(json);
  if (answer === undefined || !MAY_BE_ROUNDED.test(json)) return answer;
  const isBareList = Array.isArray(answer);
  for (const [field, texts] of elementTexts(json, isBareList)) {
    const records = listOf(isBareList ? answer : fieldsOf<Record<string, unknown>>(answer)[field]);
    for (const [index, record] of records.entries()) {
      const text = texts[index] ?? '';
      if (isRecord(record) && hasRoundedNumber(text)) Object.defineProperty(record, JSON_SOURCE, { value: text });
    }
  }
  return answer;
}

const jsonSourceOf = (value: unknown): string | undefined => {
  const source: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, JSON_SOURCE) : undefined;
  return typeof source === 'string' ? source : undefined;
};

/** Engines parse any depth, but `JSON.stringify` overflows the stack on deep values. */
function stringifyJson(value: unknown, space?: number): string | undefined {
  try {
    return JSON.stringify(value, null, space);
  } catch (error) {
    if (error instanceof RangeError) return RECORD_TOO_DEEP;
    throw error;
  }
}

/** JSON with every number as the proxy sent it. */
export const stringifyExact = (value: unknown): string | undefined => jsonSourceOf(value) ?? stringifyJson(value);

/** The record with rounded numbers as strings of their digits. */
export function withExactNumbers<T>(record: T): T {
  const source = jsonSourceOf(record);
  if (source === undefined) return record;
  const tokens = [...tokenize(source)].map(({ text }) => (isRoundedNumber(text) ? `"${text}"` : text));
  return JSON.parse(tokens.join(''));
}

/** Like `stringifyExact`, on several lines, with two spaces for each level. */
export function prettyJson(value: unknown): string | undefined {
  const source = jsonSourceOf(value);
  if (source === undefined) return stringifyJson(value, 2);
  const tokens = [...tokenize(source)].map(({ text }) => text);
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  return tokens
    .map((token, index) => {
      const isOpening = token === '{' || token === '[';
      const isClosing = token === '}' || token === ']';
      const isEmpty = isClosing && '{['.includes(tokens[index - 1] ?? ' ');
      if (isOpening) depth += 1;
      if (isClosing) depth -= 1;
      if (isClosing) return isEmpty ? token : line() + token;
      if (isOpening) return '}]'.includes(tokens[index + 1] ?? ' ') ? token : token + line();
      if (token === ',') return token + line();
      return token === ':' ? ': ' : token;
    })
    .join('');
}
