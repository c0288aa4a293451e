import { expect, test } from 'vitest';
import { dialectOf } from '#api/dialect/dialect.ts';
import { validateNewPassword, validatePassword } from './new-password.ts';

test.each([
  ['', '14.3.3', 'Use at least 6 characters.'],
  ['12345', '14.3.3', 'Use at least 6 characters.'],
  ['123456', '14.3.3', undefined],
  ['äöü', '14.3.3', undefined], // six bytes
  ['12345678901', '18.1.0', 'Use at least 12 characters.'],
  ['123456789012', '18.1.0', undefined],
  ['x'.repeat(128), '14.3.3', undefined],
  ['x'.repeat(129), '14.3.3', 'Use a shorter password. The limit is 128 bytes.'],
  ['ä'.repeat(65), '18.1.0', 'Use a shorter password. The limit is 128 bytes.'],
] as const)('validates the password %j on %s: %j', (password, dialect, errorText) => {
  expect(validatePassword(password, dialectOf(dialect))).toBe(errorText);
});

test.each([
  ['12345', '', { password: 'Use at least 6 characters.', confirmation: "The passwords don't match." }],
  ['123456', '12345', { password: undefined, confirmation: "The passwords don't match." }],
  ['123456', '123456', { password: undefined, confirmation: undefined }],
])('validates the password %j with the confirmation %j', (password, confirmation, errors) => {
  expect(validateNewPassword((name) => (name === 'password' ? password : confirmation), undefined)).toEqual(errors);
});
