// Values as YAML. A text is plain only where every reader, those of YAML 1.1 among them, takes it for that text.
import { isRecord } from '#lib/untrusted.ts';
import { quoteLiteral } from '#lib/text/labels.ts';
import type { Style } from './style.ts';
import type { Value } from './value.ts';

const WORD = /^[a-z_/][\w./@+-]*(?::[\w./@+-]+)*$/i;
const DURATION = /^(?:\d+(?:\.\d+)?(?:ns|us|ms|s|m|h|d))+$/;
/** Words that stand for something else. */
const TAKEN = /^(?:null|true|false|yes|no|on|off|y|n|_+)$/i;
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u;

const isPlain = (text: string): boolean => (WORD.test(text) && !TAKEN.test(text)) || DURATION.test(text);

interface Quote extends Pick<Style, 'quote' | 'isJson'> {
  /** Also where it need not be. */
  isQuoted?: boolean;
}

function textOf(text: string, { quote, isJson, isQuoted = false }: Quote): string {
  if (isJson) return quoteLiteral(text);
  if (isPlain(text) && !isQuoted) return text;
  return quote === '"' || UNSEEN.test(text) ? quoteLiteral(text) : `'${text.replaceAll("'", "''")}'`;
}

export const scalarText = (value: string | number | boolean, quote: Quote): string =>
  typeof value === 'string' ? textOf(value, quote) : String(value);

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** A value within a line. */
export function flowText(value: Value, quote: Quote): string {
  if (isList(value)) return `[${value.map((item) => flowText(item, quote)).join(', ')}]`;
  if (isRecord(value))
    return `{${entriesOf(value)
      .map((entry) => flowPair(entry, quote))
      .join(', ')}}`;
  return scalarText(value, quote);
}

type Entry = readonly [name: string, value: Value];
const entriesOf = (value: { readonly [name: string]: Value }): Entry[] => Object.entries(value);

export const flowPair = ([name, value]: Entry, quote: Quote): string =>
  `${scalarText(name, quote)}: ${flowText(value, quote)}`;

const isInLine = (value: Value, style: Style): boolean => {
  if (isList(value)) return value.length === 0 || (style.isFlow && !value.some(isRecord));
  return !isRecord(value) || entriesOf(value).length === 0;
};

/** A name with its value, in lines of their own. */
export function pairLines([name, value]: Entry, column: number, style: Style): string[] {
  const head = `${' '.repeat(column)}${scalarText(name, style)}:`;
  if (isInLine(value, style)) return [`${head} ${flowText(value, style)}`];
  if (isList(value)) return [head, ...value.flatMap((item) => itemLines(item, column + style.dash, style))];
  return [head, ...mapLines(value as { readonly [name: string]: Value }, column + style.step, style)]; // a record is in no line
}

const mapLines = (value: { readonly [name: string]: Value }, column: number, style: Style): string[] =>
  entriesOf(value).flatMap((entry) => pairLines(entry, column, style));

/** An item of a list, behind its dash. */
export function itemLines(item: Value, column: number, style: Style): string[] {
  const dash = `${' '.repeat(column)}- `;
  if (isList(item) || !isRecord(item) || Object.keys(item).length === 0) return [dash + flowText(item, style)];
  const [first = '', ...others] = mapLines(item, column + 2, style);
  return [dash + first.slice(column + 2), ...others];
}
