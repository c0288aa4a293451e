// The names of the themes of the console and of terminals.

export const DARK = 'Dark';
export const LIGHT = 'Light';
