// Records of JSON answers with their own text: JavaScript rounds numbers of more than 16 digits.
import { fieldsOf, isRecord, jsonOf, listOf } from './read.ts';

/** Strings, brackets, commas, numbers and literals of a valid JSON text. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},]|[-\w.+]+/g;

const NUMBER = /^-?\d/;

const isRounded = (token: string): boolean => NUMBER.test(token) && String(Number(token)) !== token;

/** Quickly finds texts that may hold such a number, behind a name or in a list. */
const MAY_BE_ROUNDED = /(?:"\s*:|[[,])\s*(?:-0[,\s\]}]|-?\d+[.eE]|-?\d{16})/;

/** A symbol, so that no code that lists the fields of a record sees it. */
const SOURCE = Symbol('JSON text');

/** The texts of the elements of each list in the answer, by the field that holds the list; a bare list has no field. */
function elementTexts(json: string, isBare: boolean): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  const listDepth = isBare ? 1 : 2;
  let texts: string[] | undefined;
  let depth = 0;
  let begin = 0;
  let field = '';
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (token === '[' || token === '{') {
      depth += 1;
      if (depth === listDepth) texts = token === '[' ? [] : undefined;
      if (depth === listDepth && texts) lists.set(field, texts);
      if (depth === listDepth + 1) begin = index;
    } else if (token === ']' || token === '}') {
      if (depth === listDepth + 1) texts?.push(json.slice(begin, index + 1));
      depth -= 1;
    } else if (token === ',') continue;
    else if (depth === listDepth) texts?.push(token);
    else if (depth === 1 && token.startsWith('"')) field = String(JSON.parse(token));
  }
  return lists;
}

const holdsRounded = (text: string): boolean => {
  for (const [token] of text.matchAll(TOKEN)) if (isRounded(token)) return true;
  return false;
};

/** The value of a JSON text, undefined for any other text; records in its lists keep their text where a number in them is rounded. */
export function parseAnswer(json: string): unknown {
  const answer = jsonOf(json);
  if (answer === undefined || !MAY_BE_ROUNDED.test(json)) return answer;
  const isBare = Array.isArray(answer);
  for (const [field, texts] of elementTexts(json, isBare)) {
    const records = listOf(isBare ? answer : fieldsOf<Record<string, unknown>>(answer)[field]);
    for (const [at, record] of records.entries()) {
      const text = texts[at] ?? '';
      if (isRecord(record) && holdsRounded(text)) Object.defineProperty(record, SOURCE, { value: text });
    }
  }
  return answer;
}

const sourceOf = (value: unknown): string | undefined => {
  const source: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, SOURCE) : undefined;
  return typeof source === 'string' ? source : undefined;
};

/** The value as JSON, with every number as the proxy sent it. */
export const jsonText = (value: unknown): string | undefined => sourceOf(value) ?? JSON.stringify(value);

/** The record with rounded numbers as texts of their digits. */
export function exactRecord<T>(record: T): T {
  const source = sourceOf(record);
  if (source === undefined) return record;
  return JSON.parse(source.replace(TOKEN, (token) => (isRounded(token) ? `"${token}"` : token)));
}

const PRETTY_TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[-\w.+]+/g;

/** The same as `jsonText`, on several lines with two spaces for each level. */
export function prettyJson(value: unknown): string | undefined {
  const source = sourceOf(value);
  if (source === undefined) return JSON.stringify(value, null, 2);
  const tokens = source.match(PRETTY_TOKEN) ?? [];
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  return tokens
    .map((token, at) => {
      const isOpening = token === '{' || token === '[';
      const isClosing = token === '}' || token === ']';
      const isEmpty = isClosing && '{['.includes(tokens[at - 1] ?? ' ');
      if (isOpening) depth += 1;
      if (isClosing) depth -= 1;
      if (isClosing) return isEmpty ? token : line() + token;
      if (isOpening) return '}]'.includes(tokens[at + 1] ?? ' ') ? token : token + line();
      if (token === ',') return token + line();
      return token === ':' ? ': ' : token;
    })
    .join('');
}
