// What themes are called, the console's and those of terminals.

export const DARK = 'Dark';
export const LIGHT = 'Light';
