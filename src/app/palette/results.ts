// How many matches there are, or why there is none.
import type { Reading } from '#domain/palette/coverage.ts';
import { asked, type Found } from '#domain/palette/search.ts';
import { sshTarget } from '#domain/resources/ssh-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { bestMatches, matches, noMatches, noMatchesLoaded, noMatchesYet } from './messages.ts';

export const matchCount = ({ matches: all, best }: Found): string =>
  all > best.length ? bestMatches(best.length, all) : matches(all);

/**
 * Never says “nothing” of what it has not seen (docs/behaviour.md#partial-views); who means a host by its name learns
 * what is wrong with it.
 */
export function noResults(text: string, readings: readonly Reading[], dials: boolean): string {
  const target = dials && asked(text).login ? sshTarget(text) : undefined;
  if (target?.ok === false) return target.reason;
  const shown = sanitize(text.trim());
  if (readings.some(({ isLoading }) => isLoading)) return noMatchesYet(shown);
  if (readings.some(({ isCut, refusal }) => isCut || refusal !== undefined)) return noMatchesLoaded(shown);
  return noMatches(shown);
}
