// What fields say besides their own labels.

export const APPLY = 'Apply';
export const COMPLETIONS = 'Completions';
export const CLEAR_SEARCH = 'Clear search';
