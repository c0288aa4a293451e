import type { Entry } from './entry.ts';

const isSame = (seen: Entry, stored: Entry | undefined): boolean => JSON.stringify(seen) === JSON.stringify(stored);

/** Where the history has come to hold what was seen; a partial answer only as the whole that follows at once. */
function placeOf(seen: Entry, history: readonly Entry[], from: number): number {
  const stored = history[from];
  if (seen.kind === 'answer' && seen.isPartial)
    return stored?.kind === 'answer' && stored.text.startsWith(seen.text) ? from : -1;
  return history.findIndex((entry, index) => index >= from && isSame(seen, entry));
}

/**
 * What is shown once the history has come: all of it in its order, and where they were seen those that it does not hold,
 * as errors and what is not stored yet. Nothing is there twice (docs/protocol/streams.md#12.4).
 */
export function merged(seen: readonly Entry[], history: readonly Entry[]): readonly Entry[] {
  const all: Entry[] = [];
  let own: Entry[] = [];
  let from = 0;
  for (const entry of seen) {
    const place = placeOf(entry, history, from);
    if (place < 0) {
      own.push(entry);
      continue;
    }
    // What is older than all that was seen comes first.
    const older = history.slice(from, place);
    all.push(...(from === 0 ? [...older, ...own] : [...own, ...older]), ...history.slice(place, place + 1));
    own = [];
    from = place + 1;
  }
  return [...all, ...history.slice(from), ...own];
}
