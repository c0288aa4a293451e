// Messages of the find bar of terminals and recordings.
import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';

const counts = once(() => new Intl.NumberFormat(LOCALE));

export const FIND_BAR = 'Find';
export const MATCH_CASE = 'Match case';
export const REGULAR_EXPRESSION = 'Use regular expression';
/** The labels of buttons include their keys. Enter searches upwards. */
export const PREVIOUS_MATCH = 'Previous match (Enter)';
export const NEXT_MATCH = 'Next match (Shift+Enter)';
export const CLOSE_FIND = 'Close find (Esc)';
export const NO_MATCHES = 'No matches';
export const INVALID_EXPRESSION = 'This is not a valid regular expression.';
export const SEARCHING = 'Searching…';
export const TAKES_TOO_LONG = 'This expression takes too long. Try a simpler one.';
export const SEARCH_NOT_LOADED = "Couldn't load the search. Try again.";
export const matchPosition = (current: number, count: number): string =>
  `${counts().format(current)} of ${counts().format(count)}`;
