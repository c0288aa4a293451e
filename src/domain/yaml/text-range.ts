import type { Node } from 'yaml';

/** Where a node stands in its text; the beginning where nothing of it is written, as after `logins:`. */
export function textRangeOf(node: unknown): { from: number; to: number } {
  const range = (node as Node | null | undefined)?.range; // whatever is no node has none
  return range ? { from: range[0], to: Math.max(range[0], range[1]) } : { from: 0, to: 0 };
}
