// Messages with gaps for values (docs/protocol/audit-catalogue.md#1). Nothing in a value is ever read as a template.
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { truncate } from './value-text.ts';

/** A piece of a message: words of ours, or a value as it is shown, as a whole, and exactly as it was sent. */
export type Part = { kind: 'text'; text: string } | { kind: 'value'; text: string; whole: string; sent: string };

type Gap = { kind: 'text'; text: string } | { kind: 'field'; name: string };

/** Either said in any case, or only when all of its values are there. */
interface Fragment {
  isOptional: boolean;
  gaps: readonly Gap[];
}

export type Template = readonly Fragment[];

/** What stands for a value that is missing. */
const MISSING = 'unknown';

function gapsOf(text: string): Gap[] {
  return text
    .split(/\{([^{}]+)\}/)
    .map((piece, at): Gap => (at % 2 === 1 ? { kind: 'field', name: piece } : { kind: 'text', text: piece }))
    .filter((gap) => gap.kind === 'field' || gap.text !== '');
}

export const templateOf = (message: string): Template =>
  message
    .split(/\[\[(.*?)\]\]/s)
    .map((piece, at) => ({ isOptional: at % 2 === 1, gaps: gapsOf(piece) }))
    .filter(({ gaps }) => gaps.length > 0);

/** A value as a whole, and how it is shown where that differs. */
export interface Value {
  whole: string;
  short?: string | undefined;
}

type Values = (name: string) => Value | undefined;

function part(gap: Gap, values: Values): Part | undefined {
  if (gap.kind === 'text') return gap;
  const value = values(gap.name);
  if (value === undefined) return undefined;
  const whole = sanitizeLines(value.whole);
  return { kind: 'value', text: truncate(value.short ?? whole), whole, sent: value.whole };
}

/** The message with its values, as parts. */
export function fill(template: Template, values: Values): Part[] {
  return template.flatMap(({ isOptional, gaps }) => {
    const parts = gaps.map((gap) => part(gap, values));
    if (isOptional && parts.includes(undefined)) return [];
    return parts.map((one) => one ?? { kind: 'text', text: MISSING });
  });
}

/** The message as it is shown. */
export const shortText = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

/** The message with every value as a whole, to be searched. */
export const wholeText = (parts: readonly Part[]): string =>
  parts.map((part) => (part.kind === 'value' ? part.whole : part.text)).join('');

/** The message with every value exactly as it was sent, to be exported. */
export const sentText = (parts: readonly Part[]): string =>
  parts.map((part) => (part.kind === 'value' ? part.sent : part.text)).join('');
