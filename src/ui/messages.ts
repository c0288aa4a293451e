// What buttons of many screens say, the sign-in page among them.

export const RETRY = 'Retry';
export const CANCEL = 'Cancel';
export const CONTINUE = 'Continue';
export const BACK = 'Back';
export const NEXT = 'Next';
