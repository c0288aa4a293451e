// What buttons and links say that many screens have.

export const RETRY = 'Retry';
export const CLOSE = 'Close';
export const GO_HOME = 'Go to home page';
export const GO_TO_SUPPORT = 'Go to Help & Support';
