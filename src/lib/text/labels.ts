import { jsonOf } from '#lib/read.ts';
import { cutText, NAME_LENGTH } from './cut.ts';
import { sanitize } from './sanitize.ts';

export interface Label {
  name: string;
  value: string;
}

/** Labels that the proxy sets for itself, which lists leave out (docs/protocol/resources.md#1.7). */
export const isInternalLabel = (name: string): boolean => name.startsWith('teleport.internal/');

/** A label as it stands on screen. */
export const labelText = ({ name, value }: Label): string =>
  cutText(`${sanitize(name)}: ${sanitize(value)}`, NAME_LENGTH);

/** The filters of a list: search words, or a predicate in the proxy's language. */
interface ListParams {
  search?: string | undefined;
  query?: string | undefined;
}

/**
 * A string literal with the escapes that JSON and the predicate language (docs/protocol/resources.md#1.4) read alike.
 */
export const quoted = (text: string): string =>
  JSON.stringify(text.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Proxies compare a missing label as an empty one, so an empty value also needs the label to exist. */
export function labelPredicate({ name, value }: Label): string {
  const field = `labels[${quoted(name)}]`;
  const isEqual = `${field} == ${quoted(value)}`;
  return value === '' ? `(exists(${field}) && ${isEqual})` : isEqual;
}

interface Parts {
  parts: string[];
  hasOr: boolean;
}

/** A predicate cut at its outermost `&&`; undefined when its quotes or brackets do not close. */
function cut(query: string): Parts | undefined {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  let hasOr = false;
  for (const { 0: token, index } of query.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`|&&|\|\||[()[\]{}"'`]/gs)) {
    if (/^["'`]$/.test(token)) return undefined;
    if (/^[([{]$/.test(token)) depth += 1;
    if (/^[)\]}]$/.test(token)) depth -= 1;
    if (depth < 0) return undefined;
    if (token === '||' && depth === 0) hasOr = true;
    if (token === '&&' && depth === 0) {
      parts.push(query.slice(from, index).trim());
      from = index + 2;
    }
  }
  parts.push(query.slice(from).trim());
  return depth === 0 ? { parts, hasOr } : undefined;
}

const STRING = String.raw`"(?:[^"\\]|\\.)*"`;
const LABEL = new RegExp(String.raw`^labels(?:\[\s*(${STRING})\s*\]|\.([A-Za-z_]\w*))\s*==\s*(${STRING})$`, 's');
/** As `labelPredicate` writes it; without `exists` it also means resources that lack the label. */
const EMPTY_LABEL = new RegExp(
  String.raw`^\(\s*exists\(\s*labels\[\s*(${STRING})\s*\]\s*\)\s*&&\s*labels\[\s*\1\s*\]\s*==\s*""\s*\)$`,
  's',
);

function labelIn(part: string): Label | undefined {
  const [, emptyKey] = EMPTY_LABEL.exec(part) ?? [];
  const [, key = '', word, text = ''] = LABEL.exec(part) ?? [];
  const name = word ?? jsonOf(emptyKey ?? key);
  const value = emptyKey === undefined ? jsonOf(text) : '';
  if (typeof name !== 'string' || typeof value !== 'string') return undefined;
  return value === '' && emptyKey === undefined ? undefined : { name, value };
}

const isSame = (a: Label | undefined, b: Label): boolean => a?.name === b.name && a.value === b.value;

/** The conjuncts of a query; one that is an alternative, or cannot be read, is a single part. */
function conjuncts(query: string): string[] {
  const found = cut(query);
  const parts = !found || found.hasOr ? [query.trim()] : found.parts;
  return parts.filter((part) => part !== '');
}

interface LabelsOf {
  labels: Label[];
  rest: string;
}

/** The labels a query demands outright, and whatever else it says; together they mean what the query meant. */
export function labelsOf(query: string): LabelsOf {
  const parts = conjuncts(query);
  const labels = parts.flatMap((part) => labelIn(part) ?? []);
  return {
    labels: labels.filter((label, index) => labels.findIndex((other) => isSame(label, other)) === index),
    rest: parts.filter((part) => !labelIn(part)).join(' && '),
  };
}

/** The words of a plain search as the predicate that finds the same (docs/protocol/resources.md#1.5). */
function searchPredicate(search: string): string {
  const words = [...search.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, phrase]) => (phrase ?? word).trim());
  const filled = words.filter((word) => word !== '');
  return filled.length === 0 ? '' : `search(${filled.map(quoted).join(', ')})`;
}

/** The query that a click on a label leads to (docs/protocol/resources.md#16.1). */
export function addLabel({ query = '', search = '' }: ListParams, label: Label): string {
  const before = query.trim() || searchPredicate(search);
  const parts = conjuncts(before);
  if (parts.some((part) => isSame(labelIn(part), label))) return before;
  // `&&` binds closer than `||`.
  const closed = cut(before)?.hasOr === true ? `(${before})` : before;
  return closed === '' ? labelPredicate(label) : `${closed} && ${labelPredicate(label)}`;
}

/** The query without a label that it demands outright. */
export function withoutLabel(query: string, label: Label): string {
  return conjuncts(query)
    .filter((part) => !isSame(labelIn(part), label))
    .join(' && ');
}

/** Search words and a query as the one query that means both. */
export function joined({ search = '', query = '' }: ListParams): string {
  const words = searchPredicate(search);
  if (words === '' || query.trim() === '') return words || query.trim();
  return `${words} && ${cut(query)?.hasOr === true ? `(${query.trim()})` : query.trim()}`;
}

const WORDS = new RegExp(String.raw`^search\(\s*(${STRING}(?:\s*,\s*${STRING})*)\s*\)$`, 's');

/** The search that a predicate stands for; undefined where no search finds the same. */
function wordsIn(part: string): string | undefined {
  const [, list] = WORDS.exec(part) ?? [];
  if (list === undefined) return undefined;
  const words = [...list.matchAll(new RegExp(STRING, 'gs'))].map(([word]) => jsonOf(word));
  const isPlainWord = (word: unknown): word is string =>
    typeof word === 'string' && word !== '' && !word.includes('"') && word.trim() === word;
  if (!words.every(isPlainWord)) return undefined;
  return words.map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' ');
}

/** A query as search words, where it demands some, and the query that is left. */
export function separated(query: string): { search: string; query: string } {
  const parts = conjuncts(query);
  const at = parts.findIndex((part) => wordsIn(part) !== undefined);
  if (at < 0) return { search: '', query };
  return { search: wordsIn(parts[at] ?? '') ?? '', query: parts.toSpliced(at, 1).join(' && ') };
}
