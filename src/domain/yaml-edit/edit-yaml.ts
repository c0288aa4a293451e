// Changes one value or name in a YAML text. The rest of the text stays unchanged, with its comments and its style.
import { isMap, isScalar, isSeq, type Document, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { insertFlowParts, removeFlowParts } from './flow-parts.ts';
import { listSplices, plainText } from './list-edit.ts';
import { isPlainTree, isPlainNode } from './plain-nodes.ts';
import { removePair, putEmptyBrackets, fillPair, isBlankValue, insertPair } from './map-pairs.ts';
import { renderFlow, renderItemLines, renderScalar } from './render-yaml.ts';
import {
  findComments,
  removeLines,
  dashesOf,
  nodeEnd,
  itemEnd,
  insertLinesAfter,
  rangeOf,
  type YamlSource,
} from './yaml-source.ts';
import { columnOf, styleOf } from './yaml-style.ts';
import { applySplices, type YamlPath, type Splice, type YamlValue } from './yaml-value.ts';

export type YamlChange =
  /** Sets a value and adds missing parents, removes the value (`undefined`), or renames a field (`name`). */
  { path: YamlPath; value: YamlValue | undefined } | { path: YamlPath; name: string };

/** The position in the document after some steps of a path. */
interface EditTarget {
  node: unknown;
  /** The pair whose value is the node; undefined for items of lists and for the root. */
  pair: Pair | undefined;
  /** The map or list that contains the node; undefined for the root. */
  container: YAMLMap | YAMLSeq | undefined;
  parentTarget: EditTarget | undefined;
}

const isInBlock = ({ container, parentTarget }: EditTarget): boolean =>
  container === undefined || (container.flow !== true && (parentTarget === undefined || isInBlock(parentTarget)));

/** Wraps a value in the missing maps and lists of its path. */
const nestValue = (path: YamlPath, value: YamlValue): YamlValue =>
  path.reduceRight<YamlValue>((inner, step) => (typeof step === 'string' ? { [step]: inner } : [inner]), value);

function stepInto(target: EditTarget, step: string | number): EditTarget | undefined {
  const { node } = target;
  if (typeof step === 'number') {
    const item = isSeq(node) ? node.items[step] : undefined;
    return isSeq(node) && item !== undefined
      ? { node: item, pair: undefined, container: node, parentTarget: target }
      : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.findLast(({ key }) => isScalar(key) && plainText(key) === step);
  return pair && { node: pair.value, pair, container: node, parentTarget: target };
}

/** Inserts a value with the missing part of its path. */
function insertValue(
  source: YamlSource,
  target: EditTarget,
  { path, value }: { path: YamlPath; value: YamlValue },
): Splice[] | undefined {
  const { node, pair } = target;
  const [step = ''] = path;
  if (pair && isBlankValue(source, node))
    return fillPair(source, pair, { value: nestValue(path, value), isInLines: isInBlock(target) });
  const inner = nestValue(path.slice(1), value);
  if (isMap(node) && typeof step === 'string') return insertPair(source, node, [step, inner]);
  return isSeq(node) && step === node.items.length ? insertItem(source, node, inner) : undefined;
}

function insertItem(source: YamlSource, seq: YAMLSeq, item: YamlValue): Splice[] {
  const last = seq.items.length - 1;
  const end = itemEnd(source.text, seq, last);
  if (seq.flow)
    return insertFlowParts(seq, {
      after: last < 0 ? undefined : { from: end, to: nodeEnd(source.text, seq.items[last]) },
      texts: [renderFlow(item, source.style)],
    });
  const column = columnOf(source.text, dashesOf(seq)[0] ?? 0);
  return [insertLinesAfter(source, end, renderItemLines(item, column, source.style))];
}

function removeTarget(source: YamlSource, { node, pair, container, parentTarget }: EditTarget): Splice[] | undefined {
  if (isMap(container) && pair) {
    // The first name of a list item is on the line of the dash and cannot be removed alone. So names of items are kept,
    // and lists in them become empty.
    if (!container.flow && !parentTarget?.pair && parentTarget?.container)
      return isSeq(node) ? emptyList(source, pair, node) : undefined;
    return removePair(source, container, { pair, parent: parentTarget?.pair });
  }
  if (!isSeq(container) || !parentTarget) return undefined;
  if (container.items.length === 1) return parentTarget.pair ? removeTarget(source, parentTarget) : undefined;
  const index = container.items.indexOf(node);
  if (!container.flow)
    return [removeLines(source, { from: dashesOf(container)[index] ?? 0, to: itemEnd(source.text, container, index) })];
  const parts = container.items.map((item) => ({ from: rangeOf(item)[0], to: nodeEnd(source.text, item) }));
  return removeFlowParts(source, parts, (partIndex) => partIndex !== index);
}

/** Replaces the items of a list with empty brackets. */
function emptyList(source: YamlSource, pair: Pair, seq: YAMLSeq): Splice[] {
  if (seq.flow) return listSplices(source, seq, []);
  const from = dashesOf(seq)[0];
  if (from === undefined) return [];
  return [putEmptyBrackets(source, pair, '[]'), removeLines(source, { from, to: nodeEnd(source.text, seq) })];
}

const isPlainList = (value: YamlValue): value is readonly (string | number | boolean)[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');

function replaceValue(
  source: YamlSource,
  { node, pair, ...target }: EditTarget,
  value: YamlValue,
): Splice[] | undefined {
  if (pair && isBlankValue(source, node))
    return fillPair(source, pair, { value, isInLines: isInBlock({ node, pair, ...target }) });
  if (isSeq(node) && isPlainList(value) && node.items.every(isScalar)) {
    const texts = value.map(String);
    if (texts.length > 0) return listSplices(source, node, texts);
    return pair && emptyList(source, pair, node);
  }
  return isScalar(node) ? replaceScalar(source, node, value) : undefined;
}

/** Replaces a scalar and keeps its quotes. A list with one value is written as a scalar. */
function replaceScalar(source: YamlSource, node: Scalar, value: YamlValue): Splice[] {
  const { style } = source;
  if (isPlainList(value) && value.length === 1) return replaceScalar(source, node, value[0] ?? '');
  const from = rangeOf(node)[0];
  const splice = (text: string) => [{ from, to: nodeEnd(source.text, node), text }];
  if (typeof value === 'object') return splice(renderFlow(value, style));
  if (value === node.value || value === plainText(node)) return [];
  if (node.type === 'PLAIN' || typeof value !== 'string') return splice(renderScalar(value, style));
  const quote = node.type === 'QUOTE_DOUBLE' ? '"' : "'";
  // The old text has quotes, so the new text gets quotes even if it does not need them.
  return splice(renderScalar(value, { ...style, quote, isQuoted: true }));
}

function renameKey(source: YamlSource, { pair, container }: EditTarget, name: string): Splice[] | undefined {
  if (!pair || !isMap(container) || !isScalar(pair.key) || !isPlainNode(pair.key)) return undefined;
  const isTaken = container.items.some(
    (other) => other !== pair && isScalar(other.key) && plainText(other.key) === name,
  );
  return isTaken ? undefined : replaceScalar(source, pair.key, name);
}

function splicesFor(source: YamlSource, doc: Document.Parsed, change: YamlChange): Splice[] | undefined {
  const { path } = change;
  let target: EditTarget = { node: doc.contents, pair: undefined, container: undefined, parentTarget: undefined };
  for (const [index, step] of path.entries()) {
    if (!isPlainNode(target.node)) return undefined;
    const next = stepInto(target, step);
    if (!next) {
      if ('name' in change || change.value === undefined) return [];
      return insertValue(source, target, { path: path.slice(index), value: change.value });
    }
    target = next;
  }
  if ('name' in change) return renameKey(source, target, change.name);
  if (!isPlainTree(target.node)) return undefined;
  return change.value === undefined ? removeTarget(source, target) : replaceValue(source, target, change.value);
}

/** The changed text; the same text if nothing changes. Undefined if users must make the change themselves. */
export function editYaml(text: string, doc: Document.Parsed, change: YamlChange): string | undefined {
  const splices = splicesFor({ text, style: styleOf(text, doc), comments: findComments(text) }, doc, change);
  return splices && applySplices(text, splices);
}
