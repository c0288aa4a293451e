// What the palette says whatever it searches.

export const SEARCH_LABEL = 'Search or jump to…';
export const RESULTS = 'Results';
export const OTHER_LOGINS = 'Press the right arrow key to show other logins';
/** After the keys that do it. */
export const CHOOSE_HINT = 'to choose';
export const OPEN_HINT = 'to open';
export const CLOSE_HINT = 'to close';
