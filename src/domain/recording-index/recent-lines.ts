// Remembers recent lines by their hashes, so that repeated lines are recognized.
import type { LineBytes } from './line-store.ts';

export interface RecentLines {
  /** Remembers the line. Returns whether it was new. */
  addIfNew(line: LineBytes): boolean;
  has(line: LineBytes): boolean;
}

const MAX_RECENT_LINES = 8192;

/**
 * A key for a line: the hash FNV-1a (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), a second hash and the
 * length, so that two different lines rarely have the same key.
 */
function hashOf({ bytes, length }: LineBytes): string {
  let firstHash = 0x811c9dc5;
  let secondHash = 0x1234567;
  for (let index = 0; index < length; index += 1) {
    const byte = bytes[index] ?? 0;
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
