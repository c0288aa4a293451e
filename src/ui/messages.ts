// What the sign-in page says as well; the words of other buttons stand with them.

export const RETRY = 'Retry';
