// Edits lists of scalars: removes and inserts single items and does not change the others.
import { isScalar, type Scalar, type YAMLSeq } from 'yaml';
import { insertFlowParts, removeFlowParts } from './flow-parts.ts';
import { renderFlow } from './render-yaml.ts';
import {
  removeLines,
  dashesOf,
  nodeEnd,
  itemEnd,
  insertLinesAfter,
  insertLinesBefore,
  rangeOf,
  type YamlSource,
} from './yaml-source.ts';
import { columnOf } from './yaml-style.ts';
import type { Splice } from './yaml-value.ts';

/** A scalar as text. Numbers and flags keep their source text. */
export const plainText = ({ value, source }: Scalar): string =>
  typeof value === 'string' ? value : (source ?? String(value));

export const plainTexts = (seq: YAMLSeq): string[] => seq.items.map((item) => (isScalar(item) ? plainText(item) : ''));

/** Inserted texts by the index of the item before them; `undefined` is the start of the list. */
type AddedTexts = Map<number | undefined, string[]>;

/** Compares two lists: the indexes of the current items that are kept, and the texts to insert between them. */
function compareTexts(current: readonly string[], next: readonly string[]): { kept: Set<number>; added: AddedTexts } {
  const kept = new Set<number>();
  const added: AddedTexts = new Map();
  let lastKeptIndex: number | undefined;
  let nextStart = 0;
  const addUpTo = (end: number) => {
    if (end > nextStart) added.set(lastKeptIndex, [...(added.get(lastKeptIndex) ?? []), ...next.slice(nextStart, end)]);
    nextStart = end;
  };
  for (const [index, text] of current.entries()) {
    const foundIndex = next.indexOf(text, nextStart);
    if (foundIndex < 0) continue;
    addUpTo(foundIndex);
    kept.add(index);
    lastKeptIndex = index;
    nextStart = foundIndex + 1;
  }
  addUpTo(next.length);
  return { kept, added };
}

/** Replaces the texts of a list. The caller handles empty lists, which must be written as brackets after the name. */
export function listSplices(source: YamlSource, seq: YAMLSeq, next: readonly string[]): Splice[] {
  const { kept, added } = compareTexts(plainTexts(seq), next);
  return seq.flow ? flowListSplices(source, seq, { kept, added }) : blockListSplices(source, seq, { kept, added });
}

interface ListDifference {
  kept: Set<number>;
  added: AddedTexts;
}

function flowListSplices(source: YamlSource, seq: YAMLSeq, { kept, added }: ListDifference): Splice[] {
  const parts = seq.items.map((item) => ({ from: rangeOf(item)[0], to: nodeEnd(source.text, item) }));
  const first = [...kept][0];
  const insertions = [...added].flatMap(([after, texts]) =>
    insertFlowParts(seq, {
      after: after === undefined ? undefined : parts[after],
      before: first === undefined ? undefined : parts[first],
      texts: texts.map((text) => renderFlow(text, source.style)),
    }),
  );
  return [...insertions, ...removeFlowParts(source, parts, (index) => kept.has(index))];
}

function blockListSplices(source: YamlSource, seq: YAMLSeq, { kept, added }: ListDifference): Splice[] {
  const dashes = dashesOf(seq);
  const [first = 0] = dashes;
  const indent = ' '.repeat(columnOf(source.text, first));
  const insertions = [...added].map(([after, texts]) => {
    const lines = texts.map((text) => `${indent}- ${renderFlow(text, source.style)}`);
    return after === undefined
      ? insertLinesBefore(source, first, lines)
      : insertLinesAfter(source, itemEnd(source.text, seq, after), lines);
  });
  const removals = dashes.flatMap((dash, index) =>
    kept.has(index) ? [] : [removeLines(source, { from: dash, to: itemEnd(source.text, seq, index) })],
  );
  return [...insertions, ...removals];
}
