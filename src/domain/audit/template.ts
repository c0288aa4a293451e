// Messages with gaps for values (docs/protocol/audit-catalogue.md#1). Nothing in a value is ever read as a template.
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { truncateValue } from './value-text.ts';

/** A piece of a message: words of ours, or a value as it is shown, as a whole, and exactly as it was sent. */
export type MessagePart = { kind: 'text'; text: string } | { kind: 'value'; text: string; full: string; sent: string };

type TemplateGap = { kind: 'text'; text: string } | { kind: 'field'; name: string };

/** Either said in any case, or only when all of its values are there. */
interface TemplateFragment {
  isOptional: boolean;
  gaps: readonly TemplateGap[];
}

export type Template = readonly TemplateFragment[];

/** What stands for a value that is missing. */
const MISSING_VALUE = 'unknown';

function parseGaps(text: string): TemplateGap[] {
  return text
    .split(/\{([^{}]+)\}/)
    .map((piece, index): TemplateGap =>
      index % 2 === 1 ? { kind: 'field', name: piece } : { kind: 'text', text: piece },
    )
    .filter((gap) => gap.kind === 'field' || gap.text !== '');
}

export const parseTemplate = (message: string): Template =>
  message
    .split(/\[\[(.*?)\]\]/s)
    .map((piece, index) => ({ isOptional: index % 2 === 1, gaps: parseGaps(piece) }))
    .filter(({ gaps }) => gaps.length > 0);

/** A value as a whole, and how it is shown where that differs. */
export interface FieldText {
  full: string;
  short?: string | undefined;
}

type FieldTextLookup = (name: string) => FieldText | undefined;

function fillGap(gap: TemplateGap, lookUpValue: FieldTextLookup): MessagePart | undefined {
  if (gap.kind === 'text') return gap;
  const value = lookUpValue(gap.name);
  if (value === undefined) return undefined;
  const full = sanitizeLines(value.full);
  return { kind: 'value', text: truncateValue(value.short ?? full), full, sent: value.full };
}

/** The message with its values, as parts. */
export function fillTemplate(template: Template, lookUpValue: FieldTextLookup): MessagePart[] {
  return template.flatMap(({ isOptional, gaps }) => {
    const parts = gaps.map((gap) => fillGap(gap, lookUpValue));
    if (isOptional && parts.includes(undefined)) return [];
    return parts.map((one) => one ?? { kind: 'text', text: MISSING_VALUE });
  });
}

/** The message as it is shown. */
export const shortMessageText = (parts: readonly MessagePart[]): string => parts.map(({ text }) => text).join('');

/** The message with every value as a whole, to be searched. */
export const fullMessageText = (parts: readonly MessagePart[]): string =>
  parts.map((part) => (part.kind === 'value' ? part.full : part.text)).join('');

/** The message with every value exactly as it was sent, to be exported. */
export const rawMessageText = (parts: readonly MessagePart[]): string =>
  parts.map((part) => (part.kind === 'value' ? part.sent : part.text)).join('');
