import type { ConversationEntry } from './assistant-message.ts';

const isSame = (displayed: ConversationEntry, stored: ConversationEntry | undefined): boolean =>
  JSON.stringify(displayed) === JSON.stringify(stored);

/** Where the history has come to hold what was seen; a partial answer only as the whole that follows at once. */
function indexInHistory(
  displayed: ConversationEntry,
  history: readonly ConversationEntry[],
  startIndex: number,
): number {
  const stored = history[startIndex];
  if (displayed.kind === 'answer' && displayed.isPartial)
    return stored?.kind === 'answer' && stored.text.startsWith(displayed.text) ? startIndex : -1;
  return history.findIndex((entry, index) => index >= startIndex && isSame(displayed, entry));
}

/**
 * What is shown once the history has come: all of it in its order, and where they were seen those that it does not hold,
 * as errors and what is not stored yet. Nothing is there twice (docs/protocol/streams.md#12.4).
 */
export function mergeHistory(
  displayed: readonly ConversationEntry[],
  history: readonly ConversationEntry[],
): readonly ConversationEntry[] {
  const all: ConversationEntry[] = [];
  let unstored: ConversationEntry[] = [];
  let nextIndex = 0;
  for (const entry of displayed) {
    const foundIndex = indexInHistory(entry, history, nextIndex);
    if (foundIndex < 0) {
      unstored.push(entry);
      continue;
    }
    // What is older than all that was seen comes first.
    const older = history.slice(nextIndex, foundIndex);
    all.push(
      ...(nextIndex === 0 ? [...older, ...unstored] : [...unstored, ...older]),
      ...history.slice(foundIndex, foundIndex + 1),
    );
    unstored = [];
    nextIndex = foundIndex + 1;
  }
  return [...all, ...history.slice(nextIndex), ...unstored];
}
