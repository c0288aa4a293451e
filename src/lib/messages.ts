// What is said of values that nobody sent, and of times.

export const UNKNOWN = 'Unknown';
export const NEVER = 'never';
export const UNDER_A_MINUTE = 'under a minute';
