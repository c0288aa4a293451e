// Texts of form fields.
export const CODE = 'One-time code';
export const REQUIRED = 'Fill out this field.';
export const CODE_FORMAT = 'Enter the 6-digit code.';
