// What is said in many places: of values that nobody sent, of times, on buttons.

export const UNKNOWN = 'Unknown';
export const OR = 'or';
export const remove = (name: string): string => `Remove ${name}`;
export const NEVER = 'never';
export const UNDER_A_MINUTE = 'under a minute';
export const ROLES = 'Roles';
export const LOGINS = 'Logins';
