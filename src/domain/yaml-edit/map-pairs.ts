// Inserts, fills and removes the pairs of a map.
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

/** Removes a blank value, but no comment before it. */
function removeBlanks({ comments }: YamlSource, { from, to }: { from: number; to: number }): Splice[] {
  const start = Math.max(from, ...comments.filter((comment) => comment.to <= to).map((comment) => comment.to));
  return start < to ? [{ from: start, to, text: '' }] : [];
}

/** Sets the value of a name without a value or with empty brackets. `isInLines` selects the block style. */
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
  // The part of the first line after the colon belongs to the line of the name.
  const inlineText = head.slice(head.indexOf(':') + 1);
  const splices = [...removeBlanks(source, { from: colon, to: end }), { from: colon, to: colon, text: inlineText }];
  return lines.length === 0 ? splices : [...splices, insertLinesAfter(source, end, lines)];
}

/** Removes a pair. If it is the only pair of the map, the map becomes empty brackets. */
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
      (partIndex) => partIndex !== index,
    );
  const removedLines = removeLines(source, pairSpanOf(source, pair));
  return map.items.length > 1 || !parent ? [removedLines] : [putEmptyBrackets(source, parent, '{}'), removedLines];
}

/** Writes empty brackets after a name whose lines are removed. */
export const putEmptyBrackets = (source: YamlSource, parent: Pair, brackets: '{}' | '[]'): Splice => {
  const colon = afterColon(source, parent);
  return { from: colon, to: colon, text: ` ${brackets}` };
};

/** Whether a value is empty and contains no comments, so that it can be replaced completely. */
export function isBlankValue({ comments }: YamlSource, node: unknown): boolean {
  if (node === null || (isScalar(node) && node.value === null)) return true;
  if ((!isMap(node) && !isSeq(node)) || !node.flow || node.items.length > 0) return false;
  const [from, to] = rangeOf(node);
  return !comments.some((comment) => comment.from > from && comment.to < to);
}
