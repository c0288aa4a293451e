// Parses JSON. A record in a list keeps its source text if it contains a number that JavaScript would change:
// JavaScript rounds integers above 2^53 and prints `1.10` as `1.1`.
import { RECORD_TOO_DEEP } from './messages.ts';
import { fieldsOf, isRecord, parseJson, listOf } from './untrusted.ts';

interface Token {
  text: string;
  index: number;
}

/** The index after the string at `start`. A regular expression for whole strings overflows the stack on long ones. */
function stringEnd(json: string, start: number): number {
  for (let index = json.indexOf('"', start + 1); index >= 0; index = json.indexOf('"', index + 1)) {
    let slashes = 0;
    while (json[index - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return index + 1;
  }
  return json.length;
}

/** Yields the strings, brackets, commas, colons, numbers and literals of a valid JSON text. */
function* tokenize(json: string): Generator<Token> {
  const tokenPattern = /["[\]{},:]|[-\w.+]+/g;
  for (let match = tokenPattern.exec(json); match; match = tokenPattern.exec(json)) {
    const { 0: text, index } = match;
    if (text === '"') tokenPattern.lastIndex = stringEnd(json, index);
    yield { text: text === '"' ? json.slice(index, tokenPattern.lastIndex) : text, index };
  }
}

const NUMBER = /^-?\d/;

/** Whether JavaScript would print the number in another way. */
const isChangedNumber = (token: string): boolean => NUMBER.test(token) && String(Number(token)) !== token;

/** A fast check whether a text may contain such a number, after a field name or in a list. */
const MAY_CONTAIN_CHANGED_NUMBER = /(?:"\s*:|[[,])\s*(?:-0[,\s\]}]|-?\d+[.eE]|-?\d{16})/;

/** The key of the source text. It is a symbol, so that code that lists the fields of a record skips it. */
const JSON_SOURCE = Symbol('JSON text');

/**
 * The JSON source of the elements of each list in a field of a response, by the name of the field. If the response
 * itself is a list, its elements have the empty name.
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

const hasChangedNumber = (text: string): boolean => {
  for (const token of tokenize(text)) if (isChangedNumber(token.text)) return true;
  return false;
};

/** Parses JSON; undefined for invalid text. Records in its lists keep their source if a number would change. */
export function parseExactJson(json: string): unknown {
  const answer = parseJson(json);
  if (answer === undefined || !MAY_CONTAIN_CHANGED_NUMBER.test(json)) return answer;
  const isBareList = Array.isArray(answer);
  for (const [field, texts] of elementTexts(json, isBareList)) {
    const records = listOf(isBareList ? answer : fieldsOf<Record<string, unknown>>(answer)[field]);
    for (const [index, record] of records.entries()) {
      const text = texts[index] ?? '';
      if (isRecord(record) && hasChangedNumber(text)) Object.defineProperty(record, JSON_SOURCE, { value: text });
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

/** JSON with every number of a parsed record as the proxy sent it; a message if the value is nested too deeply. */
export const stringifyExact = (value: unknown): string | undefined => jsonSourceOf(value) ?? stringifyJson(value);

/** The record, in which numbers that JavaScript would change are strings of their source text. */
export function withExactNumbers<T>(record: T): T {
  const source = jsonSourceOf(record);
  if (source === undefined) return record;
  const tokens = [...tokenize(source)].map(({ text }) => (isChangedNumber(text) ? `"${text}"` : text));
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
