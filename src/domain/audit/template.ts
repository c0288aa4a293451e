// Message templates with gaps for values (docs/protocol/audit-catalogue.md#1). Values are never parsed as templates.
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { truncateValue } from './value-text.ts';

/**
 * Fixed text, or a value of the event: `text` is truncated for display, `full` is the whole sanitized value, `sent` is
 * not sanitized.
 */
export type MessagePart = { kind: 'text'; text: string } | { kind: 'value'; text: string; full: string; sent: string };

/** A part of a template: fixed text, or a gap that the value of a field fills. */
type TemplatePart = { kind: 'text'; text: string } | { kind: 'field'; name: string };

/** An optional fragment is omitted unless all of its values exist. */
interface TemplateFragment {
  isOptional: boolean;
  gaps: readonly TemplatePart[];
}

export type Template = readonly TemplateFragment[];

/** Replaces a missing value outside optional fragments. */
const MISSING_VALUE = 'unknown';

function parseParts(text: string): TemplatePart[] {
  return text
    .split(/\{([^{}]+)\}/)
    .map((piece, index): TemplatePart =>
      index % 2 === 1 ? { kind: 'field', name: piece } : { kind: 'text', text: piece },
    )
    .filter((gap) => gap.kind === 'field' || gap.text !== '');
}

export const parseTemplate = (message: string): Template =>
  message
    .split(/\[\[(.*?)\]\]/s)
    .map((piece, index) => ({ isOptional: index % 2 === 1, gaps: parseParts(piece) }))
    .filter(({ gaps }) => gaps.length > 0);

/** A whole value, and its shorter form if there is one. */
export interface FieldText {
  full: string;
  short?: string | undefined;
}

type FieldTextLookup = (name: string) => FieldText | undefined;

function fillGap(gap: TemplatePart, lookUpValue: FieldTextLookup): MessagePart | undefined {
  if (gap.kind === 'text') return gap;
  const value = lookUpValue(gap.name);
  if (value === undefined) return undefined;
  const full = sanitizeLines(value.full);
  return { kind: 'value', text: truncateValue(value.short ?? full), full, sent: value.full };
}

export function fillTemplate(template: Template, lookUpValue: FieldTextLookup): MessagePart[] {
  return template.flatMap(({ isOptional, gaps }) => {
    const parts = gaps.map((gap) => fillGap(gap, lookUpValue));
    if (isOptional && parts.includes(undefined)) return [];
    return parts.map((part) => part ?? { kind: 'text', text: MISSING_VALUE });
  });
}

/** The message for display, with truncated values. */
export const shortMessageText = (parts: readonly MessagePart[]): string => parts.map(({ text }) => text).join('');

/** The message with full values, for searching. */
export const fullMessageText = (parts: readonly MessagePart[]): string =>
  parts.map((part) => (part.kind === 'value' ? part.full : part.text)).join('');

/** The message with values exactly as sent, for exports. */
export const rawMessageText = (parts: readonly MessagePart[]): string =>
  parts.map((part) => (part.kind === 'value' ? part.sent : part.text)).join('');
