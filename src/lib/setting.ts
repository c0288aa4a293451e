/** Begins the keys of what somebody set up for themselves in this browser: it holds nothing of the session, and outlives it. */
export const SETTING = 'postern-setting-';
