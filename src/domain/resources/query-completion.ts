// Completions for predicate queries (docs/protocol/resources.md#1.4), so that users need not learn the query language.
import { quoteLiteral } from '#lib/text/labels.ts';
import { parseJson } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import { COMPLETIONS, labelValueNote } from './messages.ts';

/** The labels and names of all resources that were listed so far. Only these are completed. */
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

/** The completions at a position, and the range of the query that a completion replaces. */
export interface Completions {
  from: number;
  to: number;
  options: Completion[];
}

/** A string, a word or an operator of the query, and its position. */
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

/** The word or unclosed string that ends at the caret. Undefined if there is none. */
function tokenAtCaret(tokens: readonly Token[], caret: number): Token | undefined {
  const lastToken = tokens.at(-1);
  if (!lastToken || lastToken.offset + lastToken.text.length !== caret) return undefined;
  return isOpenString(lastToken.text) || isWord(lastToken.text) ? lastToken : undefined;
}

type ComparedField = { type: 'label'; name: string } | { type: 'name' } | { type: 'other' };

/** The field at the end of the tokens, which is the left side of a comparison. */
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

const COMPARISON_OPERATORS: Completion[] = [
  { insert: '==', note: COMPLETIONS.equal },
  { insert: '!=', note: COMPLETIONS.unequal },
];
const LOGICAL_OPERATORS: Completion[] = [
  { insert: '&&', note: COMPLETIONS.and },
  { insert: '||', note: COMPLETIONS.or },
];

/** The name of the function whose parentheses are open at the end of the tokens. Empty for plain parentheses. */
function enclosingCall(precedingTokens: readonly string[]): string | undefined {
  const calls: string[] = [];
  precedingTokens.forEach((text, index) => {
    if (text === '(') calls.push(precedingTokens[index - 1] ?? '');
    if (text === ')') calls.pop();
  });
  return calls.at(-1);
}

/** The completions that are possible after the tokens. */
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
  if (isLabelEnd(precedingTokens) || last === 'name' || last.startsWith('resource.')) return COMPARISON_OPERATORS;
  return isClosedString(last) || last === ')' ? LOGICAL_OPERATORS : [];
}

const normalizeForMatch = (text: string) => text.replace(/^"/, '').toLowerCase();

/**
 * The completions that contain the typed text, without the one that equals it. Completions that start with the text
 * come first. For labels, the text is compared with the start of the key.
 */
function filterCompletions(options: readonly Completion[], typedText: string): Completion[] {
  const searchText = normalizeForMatch(typedText);
  const matchingOptions = options.filter(
    ({ insert }) => normalizeForMatch(insert).includes(searchText) && insert !== typedText,
  );
  const startsWithSearchText = ({ insert }: Completion) =>
    normalizeForMatch(insert.replace(/^labels\[/, '')).startsWith(searchText);
  return [
    ...matchingOptions.filter(startsWithSearchText),
    ...matchingOptions.filter((option) => !startsWithSearchText(option)),
  ].slice(0, MAX_COMPLETIONS);
}

/** The end of the replaced range. It includes the rest of a string after the caret, which is not repeated. */
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

/** Inserts a completion. Returns the query and the new position of the caret. Adds a space after a finished part. */
export function applyCompletion(query: string, range: Pick<Completions, 'from' | 'to'>, insert: string) {
  const isFinished = !/["(.!]$/.test(insert) || isClosedString(insert);
  const textBefore = query.slice(0, range.from);
  const textAfter = query.slice(range.to);
  const needsNoSpace = textBefore === '' || /[\s([!.]$/.test(textBefore);
  const textBeforeCaret = `${textBefore}${needsNoSpace ? '' : ' '}${insert}${isFinished && !textAfter.startsWith(' ') ? ' ' : ''}`;
  return { text: textBeforeCaret + textAfter, caret: textBeforeCaret.length };
}
