// Inserts and removes the parts of a list or map in brackets (the flow style of YAML): items, or pairs.
import { rangeOf, type YamlSource } from './yaml-source.ts';
import type { Splice } from './yaml-value.ts';

interface FlowPart {
  from: number;
  to: number;
}

/** The comma after an offset, after blanks and comments; undefined if another character follows. */
function commaAfter({ text, comments }: YamlSource, offset: number): number | undefined {
  let position = offset;
  for (;;) {
    const comment = comments.find(({ from }) => from === position);
    if (comment) position = comment.to;
    else if (/\s/.test(text[position] ?? '')) position += 1;
    else return text[position] === ',' ? position : undefined;
  }
}

/**
 * The offset after following blanks. Blanks before a comment are not skipped, because a comment needs a blank before #.
 */
function pastBlanks({ text, comments }: YamlSource, offset: number): number {
  const end = offset + (/^ */.exec(text.slice(offset))?.[0].length ?? 0);
  return comments.some(({ from }) => from === end) ? offset : end;
}

/** Removes the parts that are not kept, with their commas. */
export function removeFlowParts(
  source: YamlSource,
  parts: readonly FlowPart[],
  isKept: (index: number) => boolean,
): Splice[] {
  const lastKept = parts.findLastIndex((_, index) => isKept(index));
  const commas = parts.map(({ to }) => commaAfter(source, to));
  return parts.flatMap(({ from, to }, index): Splice[] => {
    if (isKept(index)) return [];
    // A part before a kept part is removed with the comma after it, later parts with the comma before them.
    const comma = index < lastKept || lastKept < 0 ? commas[index] : commas[index - 1];
    const removedPart = [{ from, to, text: '' }];
    return comma === undefined
      ? removedPart
      : [...removedPart, { from: comma, to: pastBlanks(source, comma + 1), text: '' }];
  });
}

interface FlowInsertion {
  /** The part before the new texts; undefined for the start of the brackets. */
  after?: FlowPart | undefined;
  before?: FlowPart | undefined;
  texts: readonly string[];
}

/** Inserts texts between the parts in brackets. */
export function insertFlowParts(brackets: unknown, { after, before, texts }: FlowInsertion): Splice[] {
  if (texts.length === 0) return [];
  const joinedTexts = texts.join(', ');
  if (after) return [{ from: after.to, to: after.to, text: `, ${joinedTexts}` }];
  if (before) return [{ from: before.from, to: before.from, text: `${joinedTexts}, ` }];
  const start = rangeOf(brackets)[0] + 1;
  return [{ from: start, to: start, text: joinedTexts }];
}
