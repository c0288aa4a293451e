import type { ConversationEntry } from './assistant-message.ts';

const isSame = (displayed: ConversationEntry, stored: ConversationEntry | undefined): boolean =>
  JSON.stringify(displayed) === JSON.stringify(stored);

/** The index of a displayed entry in the history. A partial answer only matches its complete text at `startIndex`. */
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
 * Merges displayed entries into the loaded history without duplicates. Displayed entries that the history does not
 * contain, such as errors, keep their position (docs/protocol/streams.md#12.4).
 */
export function mergeHistory(
  displayed: readonly ConversationEntry[],
  history: readonly ConversationEntry[],
): readonly ConversationEntry[] {
  const merged: ConversationEntry[] = [];
  let unstored: ConversationEntry[] = [];
  let nextIndex = 0;
  for (const entry of displayed) {
    const foundIndex = indexInHistory(entry, history, nextIndex);
    if (foundIndex < 0) {
      unstored.push(entry);
      continue;
    }
    // History entries before the first displayed entry that the history contains come first.
    const older = history.slice(nextIndex, foundIndex);
    merged.push(
      ...(nextIndex === 0 ? [...older, ...unstored] : [...unstored, ...older]),
      ...history.slice(foundIndex, foundIndex + 1),
    );
    unstored = [];
    nextIndex = foundIndex + 1;
  }
  return [...merged, ...history.slice(nextIndex), ...unstored];
}
