// What may come next in a predicate (docs/protocol/resources.md#1.4), so that nobody has to learn the language.
import { quoteLiteral } from '#lib/text/labels.ts';
import { parseJson } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import { COMPLETIONS, valueOf } from './messages.ts';

/** The labels and names of what was listed so far. */
export interface Seen {
  labels: ReadonlyMap<string, readonly string[]>;
  names: readonly string[];
}

export interface Completion {
  /** What stands in the query afterwards, between `from` and `to`. */
  insert: string;
  /** What it is, for users who do not know the language. */
  note: string;
}

export interface Completions {
  from: number;
  to: number;
  options: Completion[];
}

interface Token {
  text: string;
  at: number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"?|&&?|\|\|?|==?|!=|[!()[\],]|[\w.]+|\S/gs;
const MOST = 50;

const tokensIn = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: token, index: at }) => ({ text: token, at }));

const isClosed = (text: string) => /^"(?:[^"\\]|\\.)*"$/s.test(text);
const isOpen = (text: string) => text.startsWith('"') && !isClosed(text);
const isWord = (text: string) => /^[\w.]+$/.test(text);

/** The token that the caret touches and that may still grow. */
function typedIn(tokens: readonly Token[], caret: number): Token | undefined {
  const last = tokens.at(-1);
  if (!last || last.at + last.text.length !== caret) return undefined;
  return isOpen(last.text) || isWord(last.text) ? last : undefined;
}

type Subject = { of: 'label'; name: string } | { of: 'name' } | { of: 'other' };

/** What stands left of a comparison. */
function subjectOf(before: readonly string[]): Subject {
  const last = before.at(-1) ?? '';
  if (last === 'name') return { of: 'name' };
  if (last.startsWith('labels.')) return { of: 'label', name: last.slice('labels.'.length) };
  if (last === ']' && before.at(-3) === '[' && before.at(-4) === 'labels') {
    const name = parseJson(before.at(-2) ?? '');
    if (typeof name === 'string') return { of: 'label', name };
  }
  return { of: 'other' };
}

const isLabelEnd = (before: readonly string[]) => subjectOf(before).of === 'label';

const keysOf = ({ labels }: Seen) => [...labels.keys()].toSorted(compareNames);

function valuesOf(subject: Subject, seen: Seen): Completion[] {
  if (subject.of === 'other') return [];
  const values = subject.of === 'name' ? seen.names : (seen.labels.get(subject.name) ?? []);
  const note = subject.of === 'name' ? COMPLETIONS.listedName : valueOf(subject.name);
  return values.map((value) => ({ insert: quoteLiteral(value), note }));
}

const operands = (seen: Seen): Completion[] => [
  ...keysOf(seen).map((key) => ({ insert: `labels[${quoteLiteral(key)}]`, note: COMPLETIONS.label })),
  { insert: 'name', note: COMPLETIONS.name },
  { insert: 'search("', note: COMPLETIONS.search },
  { insert: 'exists(labels["', note: COMPLETIONS.exists },
  { insert: 'resource.', note: COMPLETIONS.field },
  { insert: '!', note: COMPLETIONS.not },
];

const OPERATORS: Completion[] = [
  { insert: '==', note: COMPLETIONS.equal },
  { insert: '!=', note: COMPLETIONS.unequal },
];
const JOINERS: Completion[] = [
  { insert: '&&', note: COMPLETIONS.and },
  { insert: '||', note: COMPLETIONS.or },
];

/** How many brackets are open, and what the innermost one belongs to. */
function callAround(before: readonly string[]): string | undefined {
  const calls: string[] = [];
  before.forEach((text, index) => {
    if (text === '(') calls.push(before[index - 1] ?? '');
    if (text === ')') calls.pop();
  });
  return calls.at(-1);
}

/** Whatever may stand where the tokens before it end. */
function expected(before: readonly string[], seen: Seen): Completion[] {
  const last = before.at(-1);
  const call = callAround(before);
  const keys = keysOf(seen).map((key) => ({ insert: `${quoteLiteral(key)}]`, note: COMPLETIONS.label }));
  if (last === '[') return before.at(-2) === 'labels' ? keys : [];
  if (last === '==' || last === '!=') return valuesOf(subjectOf(before.slice(0, -1)), seen);
  if (call === 'search') return [];
  if (last === ',') return call === 'equals' ? valuesOf(subjectOf(before.slice(0, -1)), seen) : [];
  if (last === undefined || ['&&', '||', '!', '('].includes(last)) return operands(seen);
  if (call === 'exists') return isLabelEnd(before) ? [{ insert: ')', note: COMPLETIONS.close }] : [];
  if (isLabelEnd(before) || last === 'name' || last.startsWith('resource.')) return OPERATORS;
  return isClosed(last) || last === ')' ? JOINERS : [];
}

const plain = (text: string) => text.replace(/^"/, '').toLowerCase();

/** Those that begin with what is typed before those that hold it; a label is also found by its key alone. */
function fitting(options: readonly Completion[], typed: string): Completion[] {
  const wanted = plain(typed);
  const holds = options.filter(({ insert }) => plain(insert).includes(wanted) && insert !== typed);
  const isFirst = ({ insert }: Completion) => plain(insert.replace(/^labels\[/, '')).startsWith(wanted);
  return [...holds.filter(isFirst), ...holds.filter((option) => !isFirst(option))].slice(0, MOST);
}

/** What closes the string behind the caret is taken along, or it would stand there twice. */
function endOf(query: string, caret: number, typed: Token | undefined): number {
  if (!typed || !isOpen(typed.text)) return caret;
  return caret + (/^(?:[^"\\]|\\.)*"\s*\]?/s.exec(query.slice(caret))?.[0].length ?? 0);
}

/** What may be put in at the caret, and which part of the query it replaces. */
export function completionsAt(query: string, caret: number, seen: Seen): Completions {
  const tokens = tokensIn(query.slice(0, caret));
  const typed = typedIn(tokens, caret);
  const before = (typed ? tokens.slice(0, -1) : tokens).map(({ text }) => text);
  const from = typed?.at ?? caret;
  return { from, to: endOf(query, caret, typed), options: fitting(expected(before, seen), typed?.text ?? '') };
}

/** The query with the completion in it, and where the caret stands then; a blank follows what is whole. */
export function completed(query: string, at: Pick<Completions, 'from' | 'to'>, insert: string) {
  const isWhole = !/["(.!]$/.test(insert) || isClosed(insert);
  const before = query.slice(0, at.from);
  const after = query.slice(at.to);
  const isTight = before === '' || /[\s([!.]$/.test(before);
  const head = `${before}${isTight ? '' : ' '}${insert}${isWhole && !after.startsWith(' ') ? ' ' : ''}`;
  return { text: head + after, caret: head.length };
}
