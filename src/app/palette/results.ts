// The number of matches, or why there are none.
import type { ListProgress } from '#domain/palette/coverage.ts';
import { parsePaletteQuery, type PaletteSearchResult } from '#domain/palette/search-entries.ts';
import { parseSshTarget } from '#domain/resources/ssh-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { bestMatchesMessage, matchCountMessage, noMatches, noMatchesLoaded, noMatchesYet } from './messages.ts';

export const matchCount = ({ matchCount: all, bestEntries: best }: PaletteSearchResult): string =>
  all > best.length ? bestMatchesMessage(best.length, all) : matchCountMessage(all);

/**
 * The message for a search without matches. While lists are not loaded completely, it does not claim that nothing
 * exists (docs/behaviour.md#partial-views). If the user typed an invalid host name, it explains what is wrong with it.
 */
export function noResults(text: string, readings: readonly ListProgress[], canConnectByName: boolean): string {
  const target = canConnectByName && parsePaletteQuery(text).login ? parseSshTarget(text) : undefined;
  if (target?.ok === false) return target.reason;
  const displayedText = sanitize(text.trim());
  if (readings.some(({ isLoading }) => isLoading)) return noMatchesYet(displayedText);
  if (readings.some(({ isTruncated: isCut, refusal }) => isCut || refusal !== undefined))
    return noMatchesLoaded(displayedText);
  return noMatches(displayedText);
}
