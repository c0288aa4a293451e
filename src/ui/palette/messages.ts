// Texts of the command palette, which finds pages, resources and actions.

export const SEARCH_LABEL = 'Search or jump to…';
export const RESULTS = 'Results';
export const OTHER_LOGINS = 'Press the right arrow key to show other logins';
/** Shown after the keys. */
export const CHOOSE_HINT = 'to choose';
export const OPEN_HINT = 'to open';
export const CLOSE_HINT = 'to close';
