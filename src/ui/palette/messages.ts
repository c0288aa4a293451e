// What the palette says whatever it searches.

export const SEARCH = 'Search or jump to…';
export const RESULTS = 'Results';
export const OTHER_LOGINS = 'Press the right arrow key to show other logins';
/** After the keys that do it. */
export const CHOOSE = 'to choose';
export const OPEN = 'to open';
export const CLOSE = 'to close';
