// Lists of plain values: what went is cut out, what came is put in, and the rest is not touched.
import { isScalar, type Scalar, type YAMLSeq } from 'yaml';
import { putParts, withoutParts } from './flow.ts';
import { flowText } from './render.ts';
import { cutLines, dashesOf, endOf, itemEnd, putAfter, putBefore, rangeOf, type Source } from './source.ts';
import { columnOf } from './style.ts';
import type { Splice } from './value.ts';

/** A plain value as text; numbers as they are written. */
export const plainText = ({ value, source }: Scalar): string =>
  typeof value === 'string' ? value : (source ?? String(value));

export const plainTexts = (seq: YAMLSeq): string[] => seq.items.map((item) => (isScalar(item) ? plainText(item) : ''));

/** What is put in, by the item that it follows; `undefined` is the beginning. */
type Added = Map<number | undefined, string[]>;

/** Of the items now, those that stay in their order; and the texts that stand between them. */
function compared(now: readonly string[], next: readonly string[]): { kept: Set<number>; added: Added } {
  const kept = new Set<number>();
  const added: Added = new Map();
  let last: number | undefined;
  let at = 0;
  const addUpTo = (end: number) => {
    if (end > at) added.set(last, [...(added.get(last) ?? []), ...next.slice(at, end)]);
    at = end;
  };
  for (const [index, text] of now.entries()) {
    const found = next.indexOf(text, at);
    if (found < 0) continue;
    addUpTo(found);
    kept.add(index);
    last = index;
    at = found + 1;
  }
  addUpTo(next.length);
  return { kept, added };
}

/** The list with other texts. None at all must be written in brackets, so it is left to anyone who knows the name. */
export function listSplices(source: Source, seq: YAMLSeq, next: readonly string[]): Splice[] {
  const { kept, added } = compared(plainTexts(seq), next);
  return seq.flow ? inBrackets(source, seq, { kept, added }) : inLines(source, seq, { kept, added });
}

interface Compared {
  kept: Set<number>;
  added: Added;
}

function inBrackets(source: Source, seq: YAMLSeq, { kept, added }: Compared): Splice[] {
  const parts = seq.items.map((item) => ({ from: rangeOf(item)[0], to: endOf(source.text, item) }));
  const first = [...kept][0];
  const put = [...added].flatMap(([after, texts]) =>
    putParts(seq, {
      after: after === undefined ? undefined : parts[after],
      before: first === undefined ? undefined : parts[first],
      texts: texts.map((text) => flowText(text, source.style)),
    }),
  );
  return [...put, ...withoutParts(source, parts, (index) => kept.has(index))];
}

function inLines(source: Source, seq: YAMLSeq, { kept, added }: Compared): Splice[] {
  const dashes = dashesOf(seq);
  const [first = 0] = dashes;
  const indent = ' '.repeat(columnOf(source.text, first));
  const put = [...added].map(([after, texts]) => {
    const lines = texts.map((text) => `${indent}- ${flowText(text, source.style)}`);
    return after === undefined
      ? putBefore(source, first, lines)
      : putAfter(source, itemEnd(source.text, seq, after), lines);
  });
  const cut = dashes.flatMap((dash, index) =>
    kept.has(index) ? [] : [cutLines(source, { from: dash, to: itemEnd(source.text, seq, index) })],
  );
  return [...put, ...cut];
}
