import { isMap, isScalar, isSeq, type Document, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { putParts, withoutParts } from './flow.ts';
import { listSplices, plainText } from './lists.ts';
import { isOpen, isOwn } from './open.ts';
import { cutPair, emptied, fillPair, isBlank, putPair } from './pairs.ts';
import { flowText, itemLines, scalarText } from './render.ts';
import { commentsIn, cutLines, dashesOf, endOf, itemEnd, putAfter, rangeOf, type Source } from './source.ts';
import { columnOf, styleOf } from './style.ts';
import { spliced, type Path, type Splice, type Value } from './value.ts';

export type Change =
  /** Sets a value, with all that is missing on the way to it; undefined takes it away. */
  { path: Path; value: Value | undefined } | { path: Path; name: string };

/** Where a path has led so far. */
interface Target {
  node: unknown;
  /** The pair whose value the node is; undefined for items of lists, and for the root. */
  pair: Pair | undefined;
  /** What the node is in; undefined for the root. */
  container: YAMLMap | YAMLSeq | undefined;
  above: Target | undefined;
}

const isInLines = ({ container, above }: Target): boolean =>
  container === undefined || (container.flow !== true && (above === undefined || isInLines(above)));

/** What a missing path holds once its value is there. */
const nested = (path: Path, value: Value): Value =>
  path.reduceRight<Value>((inner, step) => (typeof step === 'string' ? { [step]: inner } : [inner]), value);

function stepInto(target: Target, step: string | number): Target | undefined {
  const { node } = target;
  if (typeof step === 'number') {
    const item = isSeq(node) ? node.items[step] : undefined;
    return isSeq(node) && item !== undefined
      ? { node: item, pair: undefined, container: node, above: target }
      : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.findLast(({ key }) => isScalar(key) && plainText(key) === step);
  return pair && { node: pair.value, pair, container: node, above: target };
}

/** Puts a value where nothing is yet. */
function put(source: Source, target: Target, { path, value }: { path: Path; value: Value }): Splice[] | undefined {
  const { node, pair } = target;
  const [step = ''] = path;
  if (pair && isBlank(source, node))
    return fillPair(source, pair, { value: nested(path, value), isInLines: isInLines(target) });
  const inner = nested(path.slice(1), value);
  if (isMap(node) && typeof step === 'string') return putPair(source, node, [step, inner]);
  return isSeq(node) && step === node.items.length ? putItem(source, node, inner) : undefined;
}

function putItem(source: Source, seq: YAMLSeq, item: Value): Splice[] {
  const last = seq.items.length - 1;
  const end = itemEnd(source.text, seq, last);
  if (seq.flow)
    return putParts(seq, {
      after: last < 0 ? undefined : { from: end, to: endOf(source.text, seq.items[last]) },
      texts: [flowText(item, source.style)],
    });
  const column = columnOf(source.text, dashesOf(seq)[0] ?? 0);
  return [putAfter(source, end, itemLines(item, column, source.style))];
}

function cut(source: Source, { node, pair, container, above }: Target): Splice[] | undefined {
  if (isMap(container) && pair) {
    // The first name of an item stands beside the dash, so items keep all their names.
    if (!container.flow && !above?.pair && above?.container) return isSeq(node) ? empty(source, pair, node) : undefined;
    return cutPair(source, container, { pair, parent: above?.pair });
  }
  if (!isSeq(container) || !above) return undefined;
  if (container.items.length === 1) return above.pair ? cut(source, above) : undefined;
  const index = container.items.indexOf(node);
  if (!container.flow)
    return [cutLines(source, { from: dashesOf(container)[index] ?? 0, to: itemEnd(source.text, container, index) })];
  const parts = container.items.map((item) => ({ from: rangeOf(item)[0], to: endOf(source.text, item) }));
  return withoutParts(source, parts, (at) => at !== index);
}

/** A list in lines that has no item left. */
function empty(source: Source, pair: Pair, seq: YAMLSeq): Splice[] {
  if (seq.flow) return listSplices(source, seq, []);
  const from = dashesOf(seq)[0];
  if (from === undefined) return [];
  return [emptied(source, pair, '[]'), cutLines(source, { from, to: endOf(source.text, seq) })];
}

const isPlainList = (value: Value): value is readonly (string | number | boolean)[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');

function replace(source: Source, { node, pair, ...target }: Target, value: Value): Splice[] | undefined {
  if (pair && isBlank(source, node))
    return fillPair(source, pair, { value, isInLines: isInLines({ node, pair, ...target }) });
  if (isSeq(node) && isPlainList(value) && node.items.every(isScalar)) {
    const texts = value.map(String);
    if (texts.length > 0) return listSplices(source, node, texts);
    return pair && empty(source, pair, node);
  }
  return isScalar(node) ? replaceScalar(source, node, value) : undefined;
}

/** A plain value keeps its quotes. One value of several that is alone stays a plain one. */
function replaceScalar(source: Source, node: Scalar, value: Value): Splice[] {
  const { style } = source;
  if (isPlainList(value) && value.length === 1) return replaceScalar(source, node, value[0] ?? '');
  const from = rangeOf(node)[0];
  const splice = (text: string) => [{ from, to: endOf(source.text, node), text }];
  if (typeof value === 'object') return splice(flowText(value, style));
  if (value === node.value || value === plainText(node)) return [];
  if (node.type === 'PLAIN' || typeof value !== 'string') return splice(scalarText(value, style));
  const quote = node.type === 'QUOTE_DOUBLE' ? '"' : "'";
  // Quoted before, so quoted again, also where it would not need it.
  return splice(scalarText(value, { ...style, quote, isQuoted: true }));
}

function rename(source: Source, { pair, container }: Target, name: string): Splice[] | undefined {
  if (!pair || !isMap(container) || !isScalar(pair.key) || !isOwn(pair.key)) return undefined;
  const isTaken = container.items.some(
    (other) => other !== pair && isScalar(other.key) && plainText(other.key) === name,
  );
  return isTaken ? undefined : replaceScalar(source, pair.key, name);
}

function splicesOf(source: Source, doc: Document.Parsed, change: Change): Splice[] | undefined {
  const { path } = change;
  let target: Target = { node: doc.contents, pair: undefined, container: undefined, above: undefined };
  for (const [index, step] of path.entries()) {
    if (!isOwn(target.node)) return undefined;
    const next = stepInto(target, step);
    if (!next) {
      if ('name' in change || change.value === undefined) return [];
      return put(source, target, { path: path.slice(index), value: change.value });
    }
    target = next;
  }
  if ('name' in change) return rename(source, target, change.name);
  if (!isOpen(target.node)) return undefined;
  return change.value === undefined ? cut(source, target) : replace(source, target, change.value);
}

/** The text with a value changed; undefined where that is left to people. Without a difference it is the text itself. */
export function edited(text: string, doc: Document.Parsed, change: Change): string | undefined {
  const splices = splicesOf({ text, style: styleOf(text, doc), comments: commentsIn(text) }, doc, change);
  return splices && spliced(text, splices);
}
