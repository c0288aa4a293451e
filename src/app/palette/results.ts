// The number of matches, or why there are none.
import type { Reading } from '#domain/palette/coverage.ts';
import { asked, type Found } from '#domain/palette/search.ts';
import { sshTarget } from '#domain/resources/ssh-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { bestMatchesMessage, matchCountMessage, noMatches, noMatchesLoaded, noMatchesYet } from './messages.ts';

export const matchCount = ({ matches: all, best }: Found): string =>
  all > best.length ? bestMatchesMessage(best.length, all) : matchCountMessage(all);

/**
 * Never says “nothing” about lists that are not loaded (docs/behaviour.md#partial-views). If the user typed a host
 * name, the message says what is wrong with it.
 */
export function noResults(text: string, readings: readonly Reading[], canConnectByName: boolean): string {
  const target = canConnectByName && asked(text).login ? sshTarget(text) : undefined;
  if (target?.ok === false) return target.reason;
  const displayedText = sanitize(text.trim());
  if (readings.some(({ isLoading }) => isLoading)) return noMatchesYet(displayedText);
  if (readings.some(({ isCut, refusal }) => isCut || refusal !== undefined)) return noMatchesLoaded(displayedText);
  return noMatches(displayedText);
}
