// Apart from what other fields say, because the sign-in page needs no more.

export const SHOW_CHARACTERS = 'Show characters';
export const HIDE_CHARACTERS = 'Hide characters';
