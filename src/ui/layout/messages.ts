export const CLOSE_DETAILS = 'Close details';
