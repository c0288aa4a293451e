// Texts of input fields: passwords, searches, completions and chips.

export const SHOW_CHARACTERS = 'Show characters';
export const HIDE_CHARACTERS = 'Hide characters';
export const APPLY = 'Apply';
export const COMPLETIONS = 'Completions';
export const CLEAR_SEARCH = 'Clear search';
export const removeFrom = (value: string, list: string): string => `Remove ${value} from ${list}`;
export const alreadyAdded = (value: string): string => `${value} is already added.`;
export const HOW_TO_REACH_CHIPS = 'Press the left arrow key to move to the values.';
export const HOW_TO_REMOVE = 'Press Backspace to remove.';
