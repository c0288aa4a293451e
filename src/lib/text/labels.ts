// Builds and parses predicates, the proxy's filter expressions such as `labels["env"] == "prod" && search("web")`.
import { parseJson } from '#lib/untrusted.ts';
import { truncate, MAX_NAME_LENGTH } from './truncate.ts';
import { sanitize } from './sanitize.ts';

export interface Label {
  name: string;
  value: string;
}

/** The proxy sets these labels for its own use, and lists omit them (docs/protocol/resources.md#1.7). */
export const isInternalLabel = (name: string): boolean => name.startsWith('teleport.internal/');

/** A label as screens show it. */
export const labelText = ({ name, value }: Label): string =>
  truncate(`${sanitize(name)}: ${sanitize(value)}`, MAX_NAME_LENGTH);

/** The filters of a list: search words, and a predicate in the proxy's language. */
interface ListFilters {
  search?: string | undefined;
  query?: string | undefined;
}

/** A string literal with escapes that JSON and the predicate language (docs/protocol/resources.md#1.4) share. */
export const quoteLiteral = (text: string): string =>
  JSON.stringify(text.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Proxies treat a missing label like an empty one, so the predicate for an empty value also requires the label to exist. */
export function labelPredicate({ name, value }: Label): string {
  const field = `labels[${quoteLiteral(name)}]`;
  const equalityPredicate = `${field} == ${quoteLiteral(value)}`;
  return value === '' ? `(exists(${field}) && ${equalityPredicate})` : equalityPredicate;
}

interface SplitQuery {
  parts: string[];
  /** Whether the predicate has an outermost `||`. */
  hasOr: boolean;
}

/** Splits a predicate at its outermost `&&`; undefined for unbalanced quotes or brackets. */
function splitQuery(query: string): SplitQuery | undefined {
  const parts: string[] = [];
  let partStart = 0;
  let depth = 0;
  let hasOr = false;
  for (const { 0: token, index } of query.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`|&&|\|\||[()[\]{}"'`]/gs)) {
    if (/^["'`]$/.test(token)) return undefined;
    if (/^[([{]$/.test(token)) depth += 1;
    if (/^[)\]}]$/.test(token)) depth -= 1;
    if (depth < 0) return undefined;
    if (token === '||' && depth === 0) hasOr = true;
    if (token === '&&' && depth === 0) {
      parts.push(query.slice(partStart, index).trim());
      partStart = index + 2;
    }
  }
  parts.push(query.slice(partStart).trim());
  return depth === 0 ? { parts, hasOr } : undefined;
}

const STRING_LITERAL = String.raw`"(?:[^"\\]|\\.)*"`;
const LABEL_PREDICATE = new RegExp(
  String.raw`^labels(?:\[\s*(${STRING_LITERAL})\s*\]|\.([A-Za-z_]\w*))\s*==\s*(${STRING_LITERAL})$`,
  's',
);
/** The form that `labelPredicate` writes. Without `exists`, the predicate also matches resources that lack the label. */
const EMPTY_LABEL_PREDICATE = new RegExp(
  String.raw`^\(\s*exists\(\s*labels\[\s*(${STRING_LITERAL})\s*\]\s*\)\s*&&\s*labels\[\s*\1\s*\]\s*==\s*""\s*\)$`,
  's',
);

function parseLabelPredicate(part: string): Label | undefined {
  const [, emptyLabelLiteral] = EMPTY_LABEL_PREDICATE.exec(part) ?? [];
  const [, nameLiteral = '', dottedName, valueLiteral = ''] = LABEL_PREDICATE.exec(part) ?? [];
  const name = dottedName ?? parseJson(emptyLabelLiteral ?? nameLiteral);
  const value = emptyLabelLiteral === undefined ? parseJson(valueLiteral) : '';
  if (typeof name !== 'string' || typeof value !== 'string') return undefined;
  return value === '' && emptyLabelLiteral === undefined ? undefined : { name, value };
}

const isSameLabel = (a: Label | undefined, b: Label): boolean => a?.name === b.name && a.value === b.value;

/** The parts of a query between outermost `&&`. A query with an outermost `||` or a syntax error is a single part. */
function conjunctsOf(query: string): string[] {
  const split = splitQuery(query);
  const parts = !split || split.hasOr ? [query.trim()] : split.parts;
  return parts.filter((part) => part !== '');
}

interface ExtractedLabels {
  labels: Label[];
  rest: string;
}

/** Splits a query into the labels that it requires and its other conditions. */
export function extractLabels(query: string): ExtractedLabels {
  const parts = conjunctsOf(query);
  const labels = parts.flatMap((part) => parseLabelPredicate(part) ?? []);
  return {
    labels: labels.filter((label, index) => labels.findIndex((other) => isSameLabel(label, other)) === index),
    rest: parts.filter((part) => !parseLabelPredicate(part)).join(' && '),
  };
}

/** The predicate that matches the same resources as a plain search (docs/protocol/resources.md#1.5). */
function searchPredicate(search: string): string {
  const words = [...search.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, phrase]) => (phrase ?? word).trim());
  const nonEmptyWords = words.filter((word) => word !== '');
  return nonEmptyWords.length === 0 ? '' : `search(${nonEmptyWords.map(quoteLiteral).join(', ')})`;
}

/** The query after a click on a label (docs/protocol/resources.md#16.1). */
export function addLabel({ query = '', search = '' }: ListFilters, label: Label): string {
  const currentQuery = query.trim() || searchPredicate(search);
  const parts = conjunctsOf(currentQuery);
  if (parts.some((part) => isSameLabel(parseLabelPredicate(part), label))) return currentQuery;
  // `&&` binds more tightly than `||`.
  const grouped = splitQuery(currentQuery)?.hasOr === true ? `(${currentQuery})` : currentQuery;
  return grouped === '' ? labelPredicate(label) : `${grouped} && ${labelPredicate(label)}`;
}

/** The query without the predicates that require this label. */
export function withoutLabel(query: string, label: Label): string {
  return conjunctsOf(query)
    .filter((part) => !isSameLabel(parseLabelPredicate(part), label))
    .join(' && ');
}

/** One query that requires both the search words and the query. */
export function mergeSearchAndQuery({ search = '', query = '' }: ListFilters): string {
  const words = searchPredicate(search);
  if (words === '' || query.trim() === '') return words || query.trim();
  return `${words} && ${splitQuery(query)?.hasOr === true ? `(${query.trim()})` : query.trim()}`;
}

const SEARCH_PREDICATE = new RegExp(
  String.raw`^search\(\s*(${STRING_LITERAL}(?:\s*,\s*${STRING_LITERAL})*)\s*\)$`,
  's',
);

/** The plain search for a `search(…)` predicate; undefined if no plain search is equivalent. */
function parseSearchPredicate(part: string): string | undefined {
  const [, list] = SEARCH_PREDICATE.exec(part) ?? [];
  if (list === undefined) return undefined;
  const words = [...list.matchAll(new RegExp(STRING_LITERAL, 'gs'))].map(([word]) => parseJson(word));
  const isPlainWord = (word: unknown): word is string =>
    typeof word === 'string' && word !== '' && !word.includes('"') && word.trim() === word;
  if (!words.every(isPlainWord)) return undefined;
  return words.map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' ');
}

/** Splits a query into search words, if it requires any, and the rest. */
export function splitSearchAndQuery(query: string): { search: string; query: string } {
  const parts = conjunctsOf(query);
  const searchIndex = parts.findIndex((part) => parseSearchPredicate(part) !== undefined);
  if (searchIndex < 0) return { search: '', query };
  return {
    search: parseSearchPredicate(parts[searchIndex] ?? '') ?? '',
    query: parts.toSpliced(searchIndex, 1).join(' && '),
  };
}
