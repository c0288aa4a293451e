import { expect, test } from 'vitest';
import { newPasswordFaults, passwordFault } from './new-password.ts';

test.each([
  ['', 14, 'Use at least 6 characters.'],
  ['12345', 14, 'Use at least 6 characters.'],
  ['123456', 14, undefined],
  ['äöü', 14, undefined], // six bytes
  ['12345678901', 18, 'Use at least 12 characters.'],
  ['123456789012', 18, undefined],
  ['x'.repeat(128), 14, undefined],
  ['x'.repeat(129), 14, 'This is too long: the proxy takes 128 bytes at most.'],
  ['ä'.repeat(65), 18, 'This is too long: the proxy takes 128 bytes at most.'],
] as const)('%j on %s: %j', (password, dialect, fault) => {
  expect(passwordFault(password, dialect)).toBe(fault);
});

test.each([
  ['12345', '', { password: 'Use at least 6 characters.', confirmation: 'The two passwords are not the same.' }],
  ['123456', '12345', { password: undefined, confirmation: 'The two passwords are not the same.' }],
  ['123456', '123456', { password: undefined, confirmation: undefined }],
])('%j and then %j', (password, confirmation, faults) => {
  expect(newPasswordFaults((name) => (name === 'password' ? password : confirmation), 14)).toEqual(faults);
});
