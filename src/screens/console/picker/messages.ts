// Texts of the server picker.
export const START_SESSION = 'Start a session';
export const SEARCH_SERVERS = 'Search servers, or type login@host';
export const RECENT_SERVERS = 'Recent servers';
export const LOADING_SERVERS = 'Loading servers…';
/** For tabs with several server pickers. */
export const labelInPane = (label: string, pane: number): string => `${label}, pane ${pane}`;
/** The search text in quotes. */
export const quotedSearch = (search: string): string => `"${search}"`;
export const NO_SERVERS = 'There are no servers in this cluster that you can connect to.';
/** The first page is empty, but more pages follow. */
export const NO_SERVERS_SO_FAR = 'No servers so far. Search for the one you want.';
export const MORE_SERVERS_MATCH = 'More servers match. Search for the one you want.';
export const connectTo = (login: string, host: string): string => `Connect to ${host} as ${login}`;
export const otherLogins = (host: string): string => `Other logins on ${host}`;
