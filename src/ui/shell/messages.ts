// Texts of the layout around every page.

export const NAVIGATION = 'Navigation';
export const CLOSE_NAVIGATION = 'Close navigation';
export const MAIN_NAVIGATION = 'Main';
export const SKIP_TO_CONTENT = 'Skip to content';
export const COLLAPSE_NAVIGATION = 'Show icons only';
export const EXPAND_NAVIGATION = 'Show icons and names';
