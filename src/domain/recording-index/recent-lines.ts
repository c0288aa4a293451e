// The last lines that were seen, by a number for each, so that one that comes again is known.
import type { LineBytes } from './line-store.ts';

export interface RecentLines {
  /** Whether it is not one of the last; it is one now. */
  isNew(line: LineBytes): boolean;
  has(line: LineBytes): boolean;
}

const MOST = 8192;

/** FNV-1a (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), twice, with the length: two lines are rarely the same by it. */
function numberOf({ bytes, length }: LineBytes): string {
  let one = 0x811c9dc5;
  let other = 0x1234567;
  for (let at = 0; at < length; at += 1) {
    const byte = bytes[at] ?? 0;
    one = Math.imul(one ^ byte, 0x0100_0193);
    other = Math.imul(other + byte, 0x0100_0193) ^ (other >>> 13);
  }
  return `${one},${other},${length}`;
}

export function createRecentLines(most = MOST): RecentLines {
  const known = new Set<string>();
  return {
    has: (line) => known.has(numberOf(line)),
    isNew(line) {
      const number = numberOf(line);
      const isNew = !known.delete(number);
      known.add(number);
      for (const oldest of known) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
      return isNew;
    },
  };
}
