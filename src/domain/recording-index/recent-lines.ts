// The last lines that were seen, by a number for each, so that one that comes again is known.
import type { LineBytes } from './line-store.ts';

export interface RecentLines {
  /** Whether it is not one of the last; it is one now. */
  addIfNew(line: LineBytes): boolean;
  has(line: LineBytes): boolean;
}

const MAX_RECENT_LINES = 8192;

/** FNV-1a (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), twice, with the length: two lines are rarely the same by it. */
function hashOf({ bytes, length }: LineBytes): string {
  let firstHash = 0x811c9dc5;
  let secondHash = 0x1234567;
  for (let at = 0; at < length; at += 1) {
    const byte = bytes[at] ?? 0;
    firstHash = Math.imul(firstHash ^ byte, 0x0100_0193);
    secondHash = Math.imul(secondHash + byte, 0x0100_0193) ^ (secondHash >>> 13);
  }
  return `${firstHash},${secondHash},${length}`;
}

export function createRecentLines(maxCount = MAX_RECENT_LINES): RecentLines {
  const hashes = new Set<string>();
  return {
    has: (line) => hashes.has(hashOf(line)),
    addIfNew(line) {
      const hash = hashOf(line);
      const isNew = !hashes.delete(hash);
      hashes.add(hash);
      for (const oldest of hashes) {
        if (hashes.size <= maxCount) break;
        hashes.delete(oldest);
      }
      return isNew;
    },
  };
}
