// What fields say besides their own labels.

export const CODE = 'Code';
export const CODE_FORMAT = 'Enter the 6-digit code';
export const APPLY = 'Apply';
export const COMPLETIONS = 'Completions';
export const CLEAR_SEARCH = 'Clear search';
