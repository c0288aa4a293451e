// Names with their values in a map: one more, or one less.
import { isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';
import { putParts, withoutParts } from './flow.ts';
import { flowPair, flowText, pairLines } from './render.ts';
import { cutLines, endOf, pairEnd, putAfter, rangeOf, type Source } from './source.ts';
import { columnOf } from './style.ts';
import type { Splice, Value } from './value.ts';

type Entry = readonly [name: string, value: Value];

const partOf = (source: Source, pair: Pair) => ({ from: rangeOf(pair.key)[0], to: pairEnd(source.text, pair) });

export function putPair(source: Source, map: YAMLMap, entry: Entry): Splice[] {
  const last = map.items.at(-1);
  if (map.flow) return putParts(map, { after: last && partOf(source, last), texts: [flowPair(entry, source.style)] });
  const column = columnOf(source.text, rangeOf(map.items[0]?.key)[0]);
  return [putAfter(source, pairEnd(source.text, last), pairLines(entry, column, source.style))];
}

const colonOf = ({ text }: Source, pair: Pair): number => text.indexOf(':', rangeOf(pair.key)[1]) + 1;

/** Cuts a blank value, but no comment before it. */
function cutAfter({ comments }: Source, { from, to }: { from: number; to: number }): Splice[] {
  const start = Math.max(from, ...comments.filter((comment) => comment.to <= to).map((comment) => comment.to));
  return start < to ? [{ from: start, to, text: '' }] : [];
}

/** A value for a name that has none yet, or only empty brackets; in lines where its name stands in lines. */
export function fillPair(
  source: Source,
  pair: Pair,
  { value, isInLines }: { value: Value; isInLines: boolean },
): Splice[] {
  const { text, style } = source;
  const colon = colonOf(source, pair);
  const end = Math.max(colon, pair.value === null ? 0 : endOf(text, pair.value));
  if (!isInLines)
    return [
      ...cutAfter(source, { from: colon, to: end }),
      { from: colon, to: colon, text: ` ${flowText(value, style)}` },
    ];
  const [head = '', ...lines] = pairLines(['x', value], columnOf(text, rangeOf(pair.key)[0]), style);
  // What fits into the line stands behind the colon.
  const put = head.slice(head.indexOf(':') + 1);
  const splices = [...cutAfter(source, { from: colon, to: end }), { from: colon, to: colon, text: put }];
  return lines.length === 0 ? splices : [...splices, putAfter(source, end, lines)];
}

/** Takes a pair away. A map that has no other is left with empty brackets behind its own name. */
export function cutPair(
  source: Source,
  map: YAMLMap,
  { pair, parent }: { pair: Pair; parent: Pair | undefined },
): Splice[] {
  const index = map.items.indexOf(pair);
  if (map.flow)
    return withoutParts(
      source,
      map.items.map((pair) => partOf(source, pair)),
      (at) => at !== index,
    );
  const cut = cutLines(source, partOf(source, pair));
  return map.items.length > 1 || !parent ? [cut] : [emptied(source, parent, '{}'), cut];
}

/** Empty brackets behind a name whose lines are cut. */
export const emptied = (source: Source, parent: Pair, brackets: '{}' | '[]'): Splice => {
  const colon = colonOf(source, parent);
  return { from: colon, to: colon, text: ` ${brackets}` };
};

/** Whether a value holds nothing, not even a comment, and may be replaced as a whole. */
export function isBlank({ comments }: Source, node: unknown): boolean {
  if (node === null || (isScalar(node) && node.value === null)) return true;
  if ((!isMap(node) && !isSeq(node)) || !node.flow || node.items.length > 0) return false;
  const [from, to] = rangeOf(node);
  return !comments.some((comment) => comment.from > from && comment.to < to);
}
