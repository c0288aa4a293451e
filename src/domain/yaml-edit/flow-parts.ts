// What stands within brackets, between commas: items of a list, or names with their values.
import { rangeOf, type YamlSource } from './yaml-source.ts';
import type { Splice } from './yaml-value.ts';

interface FlowPart {
  from: number;
  to: number;
}

/** The comma after an offset, past blanks and comments; undefined where the next thing is none. */
function commaAfter({ text, comments }: YamlSource, offset: number): number | undefined {
  let at = offset;
  for (;;) {
    const comment = comments.find(({ from }) => from === at);
    if (comment) at = comment.to;
    else if (/\s/.test(text[at] ?? '')) at += 1;
    else return text[at] === ',' ? at : undefined;
  }
}

/** The blanks after an offset, but not those before a comment: they make it one. */
function pastBlanks({ text, comments }: YamlSource, offset: number): number {
  const end = offset + (/^ */.exec(text.slice(offset))?.[0].length ?? 0);
  return comments.some(({ from }) => from === end) ? offset : end;
}

/** Without the parts that are not kept, and without their commas. */
export function removeFlowParts(
  source: YamlSource,
  parts: readonly FlowPart[],
  isKept: (index: number) => boolean,
): Splice[] {
  const lastKept = parts.findLastIndex((_, index) => isKept(index));
  const commas = parts.map(({ to }) => commaAfter(source, to));
  return parts.flatMap(({ from, to }, index): Splice[] => {
    if (isKept(index)) return [];
    // Before one that is kept, the comma behind goes; after the last one that is, the comma before it.
    const comma = index < lastKept || lastKept < 0 ? commas[index] : commas[index - 1];
    const cut = [{ from, to, text: '' }];
    return comma === undefined ? cut : [...cut, { from: comma, to: pastBlanks(source, comma + 1), text: '' }];
  });
}

interface FlowInsertion {
  /** After which part; before the first where it is left out. */
  after?: FlowPart | undefined;
  before?: FlowPart | undefined;
  texts: readonly string[];
}

/** Texts put between the parts of brackets. */
export function insertFlowParts(brackets: unknown, { after, before, texts }: FlowInsertion): Splice[] {
  if (texts.length === 0) return [];
  const joinedTexts = texts.join(', ');
  if (after) return [{ from: after.to, to: after.to, text: `, ${joinedTexts}` }];
  if (before) return [{ from: before.from, to: before.from, text: `${joinedTexts}, ` }];
  const start = rangeOf(brackets)[0] + 1;
  return [{ from: start, to: start, text: joinedTexts }];
}
