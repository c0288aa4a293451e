// What buttons and links say that many screens have.

export const RETRY = 'Retry';
export const CLOSE = 'Close';
