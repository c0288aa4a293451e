import { isMap, isPair, isScalar, isSeq, visit, type Document, type Node, type Scalar } from 'yaml';

/** The style of a document, so that inserted text has the same style. */
export interface YamlStyle {
  eol: string;
  /** The indent of a map below its name. */
  mapIndent: number;
  /** The indent of list dashes below their name. */
  dashIndent: number;
  /** Whether lists of scalars are written in brackets. */
  isFlow: boolean;
  quote: '"' | "'";
  /** Whether all texts and names have double quotes, as in JSON. */
  isJson: boolean;
}

export const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1);

const startOf = (node: unknown): number => (node as Node).range?.[0] ?? 0;

const isQuoted = (node: unknown): node is Scalar =>
  isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');

export function styleOf(text: string, doc: Document.Parsed): YamlStyle {
  const mapIndents: number[] = [];
  const dashIndents: number[] = [];
  const quotes: ('"' | "'")[] = [];
  let [flowListCount, blockListCount] = [0, 0];
  visit(doc, (_, node, path) => {
    if (isQuoted(node)) quotes.push(node.type === 'QUOTE_DOUBLE' ? '"' : "'");
    if (isSeq(node) && node.items.length > 0 && node.items.every(isScalar)) {
      if (node.flow) flowListCount += 1;
      else blockListCount += 1;
    }
    const pair = path.at(-1);
    if (!isPair(pair) || pair.value !== node || (!isMap(node) && !isSeq(node)) || node.flow) return;
    const [childColumn, parentColumn] = [columnOf(text, startOf(node)), columnOf(text, startOf(pair.key))];
    if (isMap(node)) mapIndents.push(childColumn - parentColumn);
    else dashIndents.push(childColumn - parentColumn);
  });
  const root = doc.contents;
  const firstKey = isMap(root) && root.flow ? root.items[0]?.key : undefined;
  return {
    eol: /\r?\n/.exec(text)?.[0] ?? '\n',
    mapIndent: Math.max(1, mapIndents[0] ?? 2),
    dashIndent: Math.max(0, dashIndents[0] ?? 2),
    isFlow: flowListCount > blockListCount,
    quote: quotes[0] ?? "'",
    isJson: isQuoted(firstKey) && firstKey.type === 'QUOTE_DOUBLE',
  };
}
