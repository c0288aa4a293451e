// Completions for predicate queries (docs/protocol/resources.md#1.4), so that users need not learn the query language.
import { quoteLiteral } from '#lib/text/labels.ts';
import { parseJson } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import { COMPLETIONS, labelValueNote } from './messages.ts';

/** The labels and names of the resources that were listed so far. */
export interface KnownValues {
  labels: ReadonlyMap<string, readonly string[]>;
  names: readonly string[];
}

export interface Completion {
  /** The text that replaces the query between `from` and `to`. */
  insert: string;
  /** An explanation for users who do not know the query language. */
  note: string;
}

export interface Completions {
  from: number;
  to: number;
  options: Completion[];
}

interface Token {
  text: string;
  offset: number;
}

const TOKEN_PATTERN = /"(?:[^"\\]|\\.)*"?|&&?|\|\|?|==?|!=|[!()[\],]|[\w.]+|\S/gs;
const MAX_COMPLETIONS = 50;

const tokenize = (text: string): Token[] =>
  [...text.matchAll(TOKEN_PATTERN)].map(({ 0: text, index: offset }) => ({ text, offset }));

const isClosedString = (text: string) => /^"(?:[^"\\]|\\.)*"$/s.test(text);
const isOpenString = (text: string) => text.startsWith('"') && !isClosedString(text);
const isWord = (text: string) => /^[\w.]+$/.test(text);

/** The incomplete word or string directly before the caret. */
function tokenAtCaret(tokens: readonly Token[], caret: number): Token | undefined {
  const last = tokens.at(-1);
  if (!last || last.offset + last.text.length !== caret) return undefined;
  return isOpenString(last.text) || isWord(last.text) ? last : undefined;
}

type ComparedField = { type: 'label'; name: string } | { type: 'name' } | { type: 'other' };

/** The field on the left side of a comparison that ends the tokens. */
function comparedFieldOf(precedingTokens: readonly string[]): ComparedField {
  const last = precedingTokens.at(-1) ?? '';
  if (last === 'name') return { type: 'name' };
  if (last.startsWith('labels.')) return { type: 'label', name: last.slice('labels.'.length) };
  if (last === ']' && precedingTokens.at(-3) === '[' && precedingTokens.at(-4) === 'labels') {
    const name = parseJson(precedingTokens.at(-2) ?? '');
    if (typeof name === 'string') return { type: 'label', name };
  }
  return { type: 'other' };
}

const isLabelEnd = (precedingTokens: readonly string[]) => comparedFieldOf(precedingTokens).type === 'label';

const labelKeysOf = ({ labels }: KnownValues) => [...labels.keys()].toSorted(compareNames);

function valueCompletions(subject: ComparedField, known: KnownValues): Completion[] {
  if (subject.type === 'other') return [];
  const values = subject.type === 'name' ? known.names : (known.labels.get(subject.name) ?? []);
  const note = subject.type === 'name' ? COMPLETIONS.listedName : labelValueNote(subject.name);
  return values.map((value) => ({ insert: quoteLiteral(value), note }));
}

const operandCompletions = (known: KnownValues): Completion[] => [
  ...labelKeysOf(known).map((key) => ({ insert: `labels[${quoteLiteral(key)}]`, note: COMPLETIONS.label })),
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

/** The function whose brackets are open at the end of the tokens; empty for brackets without a function. */
function enclosingCall(precedingTokens: readonly string[]): string | undefined {
  const calls: string[] = [];
  precedingTokens.forEach((text, index) => {
    if (text === '(') calls.push(precedingTokens[index - 1] ?? '');
    if (text === ')') calls.pop();
  });
  return calls.at(-1);
}

/** All completions that are valid after the tokens. */
function expectedCompletions(precedingTokens: readonly string[], known: KnownValues): Completion[] {
  const last = precedingTokens.at(-1);
  const call = enclosingCall(precedingTokens);
  const keys = labelKeysOf(known).map((key) => ({ insert: `${quoteLiteral(key)}]`, note: COMPLETIONS.label }));
  if (last === '[') return precedingTokens.at(-2) === 'labels' ? keys : [];
  if (last === '==' || last === '!=') return valueCompletions(comparedFieldOf(precedingTokens.slice(0, -1)), known);
  if (call === 'search') return [];
  if (last === ',')
    return call === 'equals' ? valueCompletions(comparedFieldOf(precedingTokens.slice(0, -1)), known) : [];
  if (last === undefined || ['&&', '||', '!', '('].includes(last)) return operandCompletions(known);
  if (call === 'exists') return isLabelEnd(precedingTokens) ? [{ insert: ')', note: COMPLETIONS.close }] : [];
  if (isLabelEnd(precedingTokens) || last === 'name' || last.startsWith('resource.')) return OPERATORS;
  return isClosedString(last) || last === ')' ? JOINERS : [];
}

const normalizeTyped = (text: string) => text.replace(/^"/, '').toLowerCase();

/**
 * The completions that contain the typed text. Completions that start with it come first; for labels, the key counts as
 * the start.
 */
function filterCompletions(options: readonly Completion[], typedText: string): Completion[] {
  const searchText = normalizeTyped(typedText);
  const containing = options.filter(
    ({ insert }) => normalizeTyped(insert).includes(searchText) && insert !== typedText,
  );
  const startsWithSearchText = ({ insert }: Completion) =>
    normalizeTyped(insert.replace(/^labels\[/, '')).startsWith(searchText);
  return [
    ...containing.filter(startsWithSearchText),
    ...containing.filter((option) => !startsWithSearchText(option)),
  ].slice(0, MAX_COMPLETIONS);
}

/** Includes the end of the string after the caret, or the completed query would contain it twice. */
function replacementEnd(query: string, caret: number, typedToken: Token | undefined): number {
  if (!typedToken || !isOpenString(typedToken.text)) return caret;
  return caret + (/^(?:[^"\\]|\\.)*"\s*\]?/s.exec(query.slice(caret))?.[0].length ?? 0);
}

/** The completions at the caret, and the part of the query that they replace. */
export function completionsAt(query: string, caret: number, known: KnownValues): Completions {
  const tokens = tokenize(query.slice(0, caret));
  const typedToken = tokenAtCaret(tokens, caret);
  const precedingTokens = (typedToken ? tokens.slice(0, -1) : tokens).map(({ text }) => text);
  const from = typedToken?.offset ?? caret;
  return {
    from,
    to: replacementEnd(query, caret, typedToken),
    options: filterCompletions(expectedCompletions(precedingTokens, known), typedToken?.text ?? ''),
  };
}

/** Inserts a completion; returns the query and the new caret position. A space follows complete expressions. */
export function applyCompletion(query: string, range: Pick<Completions, 'from' | 'to'>, insert: string) {
  const isFinished = !/["(.!]$/.test(insert) || isClosedString(insert);
  const textBefore = query.slice(0, range.from);
  const textAfter = query.slice(range.to);
  const needsNoSpace = textBefore === '' || /[\s([!.]$/.test(textBefore);
  const head = `${textBefore}${needsNoSpace ? '' : ' '}${insert}${isFinished && !textAfter.startsWith(' ') ? ' ' : ''}`;
  return { text: head + textAfter, caret: head.length };
}
