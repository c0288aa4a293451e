import { isAlias, isMap, isNode, visit, type Node } from 'yaml';
import { keyText } from '#domain/yaml/key-text.ts';

/** Whether a node is what it looks: nothing else refers to it, and it takes nothing from elsewhere. */
export const isPlainNode = (node: unknown): boolean =>
  node === null ||
  (isNode(node) &&
    !isAlias(node) &&
    !('anchor' in node && node.anchor !== undefined) &&
    node.tag === undefined &&
    !(isMap(node) && node.items.some((pair) => keyText(pair) === '<<')));

/** The same of a node with all that is below it. */
export function isPlainTree(node: unknown): boolean {
  let open = true;
  if (node !== null)
    visit(node as Node, {
      // what is not null is a node
      Node: (_, inner) => {
        if (isPlainNode(inner)) return undefined;
        open = false;
        return visit.BREAK;
      },
    });
  return open;
}
