import type { MenuAction, MenuEntry, MenuSearch } from './menu-content.ts';

/** More entries are not readable. The search finds the others. */
const MAX_ACTIONS = 500;

const matchesWords = ({ label, note = '', keywords = '' }: MenuAction, words: readonly string[]): boolean => {
  const searched = `${label}\n${note}\n${keywords}`.toLowerCase();
  return words.every((word) => searched.includes(word));
};

/** Removes headings that no entry follows. */
const withoutEmptyGroups = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(({ kind }, index) => kind !== 'heading' || (entries[index + 1]?.kind ?? 'heading') !== 'heading');

/** The entries that contain every word of the text, and the entry for the text itself. */
export function searchEntries(
  entries: readonly MenuEntry[],
  text: string,
  typedEntry: MenuSearch['typedEntry'],
): MenuEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let actionCount = 0;
  const matching = entries.filter((entry) => {
    if (entry.kind !== 'action') return true;
    if (!matchesWords(entry, words)) return false;
    actionCount += 1;
    return actionCount <= MAX_ACTIONS;
  });
  const isListed = matching.some((entry) => entry.kind === 'action' && entry.label === text);
  const added = text === '' || isListed ? undefined : typedEntry?.(text);
  return [...withoutEmptyGroups(matching), ...(added ? [added] : [])];
}
