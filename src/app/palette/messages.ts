// Messages of the palette.
import { countFormatter, formatCount } from '#lib/text/locale.ts';

export const RECENT_TITLE = 'Recent';
export const PAGES_TITLE = 'Pages';
export const COMMANDS_TITLE = 'Commands';
export const actionsOn = (name: string): string => `Actions on ${name}`;
export const NOT_LOADED_TITLE = 'Not loaded';
export const BY_NAME_TITLE = 'By name or address';

export const OPEN_AGAIN = 'Open again';
export const SHOW_LIST = 'Show list';

/** Synonyms that people search for. */
export const ENTRY_KEYWORDS = {
  home: 'overview start page',
  light: 'light theme mode bright',
  dark: 'dark theme mode night',
  shortcuts: 'help keys',
  signOut: 'log out leave',
} as const;

export const ALL_CLUSTERS = 'All clusters';
export const OTHER_CLUSTERS_NOT_LOADED = "Couldn't load the list of other clusters.";

export const matchCountMessage = countFormatter('1 match.', 'matches.');
export const bestMatchesMessage = (shown: number, matches: number): string =>
  `The best ${formatCount(shown)} of ${formatCount(matches)} matches.`;

export const noMatches = (text: string): string => `No matches for "${text}".`;
export const noMatchesYet = (text: string): string => `No matches for "${text}" so far.`;
export const noMatchesLoaded = (text: string): string => `No matches for "${text}" among the resources that loaded.`;

export const COMMANDS_HINT = 'You can also start with a command. Clear the text to see the commands.';
