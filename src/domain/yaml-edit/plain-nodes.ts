import { isAlias, isMap, isNode, visit, type Node } from 'yaml';
import { keyText } from '#domain/yaml/key-text.ts';

/** Whether a node can be edited safely: it is not an alias and has no anchor, tag or merge key. */
export const isPlainNode = (node: unknown): boolean =>
  node === null ||
  (isNode(node) &&
    !isAlias(node) &&
    !('anchor' in node && node.anchor !== undefined) &&
    node.tag === undefined &&
    !(isMap(node) && node.items.some((pair) => keyText(pair) === '<<')));

/** Whether a node and all nodes below it can be edited safely. */
export function isPlainTree(node: unknown): boolean {
  let isPlain = true;
  if (node !== null)
    visit(node as Node, {
      Node: (_, inner) => {
        if (isPlainNode(inner)) return undefined;
        isPlain = false;
        return visit.BREAK;
      },
    });
  return isPlain;
}
