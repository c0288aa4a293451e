import type { Node } from 'yaml';

/** The range of a node in its text; 0 to 0 if the value is not a node. */
export function textRangeOf(node: unknown): { from: number; to: number } {
  const range = (node as Node | null | undefined)?.range; // Other values have no range.
  return range ? { from: range[0], to: Math.max(range[0], range[1]) } : { from: 0, to: 0 };
}
