import type { Reading } from '#domain/palette/coverage.ts';
import { asked, type Found } from '#domain/palette/search.ts';
import { sshTarget } from '#domain/resources/ssh-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatCount } from '#lib/text/locale.ts';

/** How many there are, and how many of them are shown. */
export function matchesSaid({ matches, best }: Found): string {
  if (matches === 1) return '1 match.';
  if (matches > best.length) return `The best ${best.length} of ${formatCount(matches)} matches.`;
  return `${formatCount(matches)} matches.`;
}

/**
 * Never says “nothing” of what it has not seen (docs/behaviour.md#partial-views); who means a host by its name learns
 * what is wrong with it.
 */
export function nothingSaid(text: string, readings: readonly Reading[], dials: boolean): string {
  const target = dials && asked(text).login ? sshTarget(text) : undefined;
  if (target?.ok === false) return target.because;
  const said = `Nothing matches “${sanitize(text.trim())}”`;
  if (readings.some(({ isLoading }) => isLoading)) return `${said} so far.`;
  if (readings.some(({ isCut, refusal }) => isCut || refusal !== undefined)) return `${said} in what could be loaded.`;
  return `${said}.`;
}
