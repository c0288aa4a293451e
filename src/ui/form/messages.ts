// What forms say by themselves.

export const CODE = 'Code';
export const CODE_FORMAT = 'Enter the 6-digit code.';
