// Writes values as YAML. A text is written without quotes only if all parsers, including YAML 1.1, read it as this
// text.
import { isRecord } from '#lib/untrusted.ts';
import { quoteLiteral } from '#lib/text/labels.ts';
import type { YamlStyle } from './yaml-style.ts';
import type { YamlValue } from './yaml-value.ts';

const PLAIN_WORD = /^[a-z_/][\w./@+-]*(?::[\w./@+-]+)*$/i;
const DURATION = /^(?:\d+(?:\.\d+)?(?:ns|us|ms|s|m|h|d))+$/;
/** Words that YAML does not read as text. */
const RESERVED_WORD = /^(?:null|true|false|yes|no|on|off|y|n|_+)$/i;
const INVISIBLE_CHARACTER = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u;

const isPlain = (text: string): boolean => (PLAIN_WORD.test(text) && !RESERVED_WORD.test(text)) || DURATION.test(text);

interface QuoteStyle extends Pick<YamlStyle, 'quote' | 'isJson'> {
  /** Whether texts are always quoted. */
  isQuoted?: boolean;
}

function renderText(text: string, { quote, isJson, isQuoted = false }: QuoteStyle): string {
  if (isJson) return quoteLiteral(text);
  if (isPlain(text) && !isQuoted) return text;
  return quote === '"' || INVISIBLE_CHARACTER.test(text) ? quoteLiteral(text) : `'${text.replaceAll("'", "''")}'`;
}

export const renderScalar = (value: string | number | boolean, style: QuoteStyle): string =>
  typeof value === 'string' ? renderText(value, style) : String(value);

const isList = (value: YamlValue): value is readonly YamlValue[] => Array.isArray(value);

/** Writes a value on one line. */
export function renderFlow(value: YamlValue, style: QuoteStyle): string {
  if (isList(value)) return `[${value.map((item) => renderFlow(item, style)).join(', ')}]`;
  if (isRecord(value))
    return `{${entriesOf(value)
      .map((entry) => renderFlowPair(entry, style))
      .join(', ')}}`;
  return renderScalar(value, style);
}

type NamedValue = readonly [name: string, value: YamlValue];
const entriesOf = (value: { readonly [name: string]: YamlValue }): NamedValue[] => Object.entries(value);

export const renderFlowPair = ([name, value]: NamedValue, style: QuoteStyle): string =>
  `${renderScalar(name, style)}: ${renderFlow(value, style)}`;

const fitsInLine = (value: YamlValue, style: YamlStyle): boolean => {
  if (isList(value)) return value.length === 0 || (style.isFlow && !value.some(isRecord));
  return !isRecord(value) || entriesOf(value).length === 0;
};

/** Writes a pair as one or more lines. */
export function renderPairLines([name, value]: NamedValue, column: number, style: YamlStyle): string[] {
  const head = `${' '.repeat(column)}${renderScalar(name, style)}:`;
  if (fitsInLine(value, style)) return [`${head} ${renderFlow(value, style)}`];
  if (isList(value)) return [head, ...value.flatMap((item) => renderItemLines(item, column + style.dashIndent, style))];
  return [head, ...renderMapLines(value as { readonly [name: string]: YamlValue }, column + style.mapIndent, style)];
}

const renderMapLines = (value: { readonly [name: string]: YamlValue }, column: number, style: YamlStyle): string[] =>
  entriesOf(value).flatMap((entry) => renderPairLines(entry, column, style));

/** Writes a list item with its dash. */
export function renderItemLines(item: YamlValue, column: number, style: YamlStyle): string[] {
  const dash = `${' '.repeat(column)}- `;
  if (isList(item) || !isRecord(item) || Object.keys(item).length === 0) return [dash + renderFlow(item, style)];
  const [first = '', ...others] = renderMapLines(item, column + 2, style);
  return [dash + first.slice(column + 2), ...others];
}
