/** Begins the keys of what people set up for themselves in this browser (settings.ts): it outlives a sign-out. */
export const SETTINGS = 'postern-settings:';
