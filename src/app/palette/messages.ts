// What the palette offers and says of its results.
import { counted, formatCount } from '#lib/text/locale.ts';

export const RECENT = 'Recent';
export const PAGES = 'Pages';
export const FOUND = 'Found';
export const NOT_LOADED = 'Not loaded';
export const BY_NAME = 'By name or address';

export const OPEN_AGAIN = 'Open again';
export const SHOW_LIST = 'Show list';

/** Other words by which people look for an entry. */
export const ALSO = {
  light: 'light theme mode bright',
  dark: 'dark theme mode night',
  shortcuts: 'help keys',
  signOut: 'log out leave',
} as const;

export const ALL_CLUSTERS = 'All clusters';
export const OTHERS_NOT_LOADED = "Couldn't load the list of other clusters.";

export const matches = counted('1 match.', 'matches.');
export const bestMatches = (shown: number, matches: number): string =>
  `The best ${formatCount(shown)} of ${formatCount(matches)} matches.`;

export const noMatches = (text: string): string => `No matches for "${text}".`;
export const noMatchesYet = (text: string): string => `No matches for "${text}" so far.`;
export const noMatchesLoaded = (text: string): string => `No matches for "${text}" among the resources that loaded.`;
