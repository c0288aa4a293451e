// Names with their values in a map: one more, or one less.
import { isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';
import { insertFlowParts, removeFlowParts } from './flow-parts.ts';
import { renderFlowPair, renderFlow, renderPairLines } from './render-yaml.ts';
import { removeLines, nodeEnd, pairEnd, insertLinesAfter, rangeOf, type YamlSource } from './yaml-source.ts';
import { columnOf } from './yaml-style.ts';
import type { Splice, YamlValue } from './yaml-value.ts';

type PairEntry = readonly [name: string, value: YamlValue];

const pairSpanOf = (source: YamlSource, pair: Pair) => ({ from: rangeOf(pair.key)[0], to: pairEnd(source.text, pair) });

export function insertPair(source: YamlSource, map: YAMLMap, entry: PairEntry): Splice[] {
  const last = map.items.at(-1);
  if (map.flow)
    return insertFlowParts(map, {
      after: last && pairSpanOf(source, last),
      texts: [renderFlowPair(entry, source.style)],
    });
  const column = columnOf(source.text, rangeOf(map.items[0]?.key)[0]);
  return [insertLinesAfter(source, pairEnd(source.text, last), renderPairLines(entry, column, source.style))];
}

const afterColon = ({ text }: YamlSource, pair: Pair): number => text.indexOf(':', rangeOf(pair.key)[1]) + 1;

/** Cuts a blank value, but no comment before it. */
function removeBlanks({ comments }: YamlSource, { from, to }: { from: number; to: number }): Splice[] {
  const start = Math.max(from, ...comments.filter((comment) => comment.to <= to).map((comment) => comment.to));
  return start < to ? [{ from: start, to, text: '' }] : [];
}

/** A value for a name that has none yet, or only empty brackets; in lines where its name stands in lines. */
export function fillPair(
  source: YamlSource,
  pair: Pair,
  { value, isInLines }: { value: YamlValue; isInLines: boolean },
): Splice[] {
  const { text, style } = source;
  const colon = afterColon(source, pair);
  const end = Math.max(colon, pair.value === null ? 0 : nodeEnd(text, pair.value));
  if (!isInLines)
    return [
      ...removeBlanks(source, { from: colon, to: end }),
      { from: colon, to: colon, text: ` ${renderFlow(value, style)}` },
    ];
  const [head = '', ...lines] = renderPairLines(['x', value], columnOf(text, rangeOf(pair.key)[0]), style);
  // What fits into the line stands behind the colon.
  const inlineText = head.slice(head.indexOf(':') + 1);
  const splices = [...removeBlanks(source, { from: colon, to: end }), { from: colon, to: colon, text: inlineText }];
  return lines.length === 0 ? splices : [...splices, insertLinesAfter(source, end, lines)];
}

/** Takes a pair away. A map that has no other is left with empty brackets behind its own name. */
export function removePair(
  source: YamlSource,
  map: YAMLMap,
  { pair, parent }: { pair: Pair; parent: Pair | undefined },
): Splice[] {
  const index = map.items.indexOf(pair);
  if (map.flow)
    return removeFlowParts(
      source,
      map.items.map((pair) => pairSpanOf(source, pair)),
      (at) => at !== index,
    );
  const cut = removeLines(source, pairSpanOf(source, pair));
  return map.items.length > 1 || !parent ? [cut] : [putEmptyBrackets(source, parent, '{}'), cut];
}

/** Empty brackets behind a name whose lines are cut. */
export const putEmptyBrackets = (source: YamlSource, parent: Pair, brackets: '{}' | '[]'): Splice => {
  const colon = afterColon(source, parent);
  return { from: colon, to: colon, text: ` ${brackets}` };
};

/** Whether a value holds nothing, not even a comment, and may be replaced as a whole. */
export function isBlankValue({ comments }: YamlSource, node: unknown): boolean {
  if (node === null || (isScalar(node) && node.value === null)) return true;
  if ((!isMap(node) && !isSeq(node)) || !node.flow || node.items.length > 0) return false;
  const [from, to] = rangeOf(node);
  return !comments.some((comment) => comment.from > from && comment.to < to);
}
