export const CONSOLE_SETTINGS = 'Console settings';
