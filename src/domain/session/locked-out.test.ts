import { expect, test } from 'vitest';
import { isLockedOut } from './locked-out.ts';

// docs/behaviour.md#session "If the proxy refuses a request because of a lock"
test.each([
  [403, 'lock targeting User:"bob" is in force', true],
  [403, 'lock targeting User:"bob" is in force: left the company', true],
  [403, 'access denied\n\tlock targeting Role:"intern" is in force', true],
  [403, 'lock targeting MFADevice:"d-1" is in force', true],
  [403, 'lock targeting Login:"root" is in force', false],
  [403, 'lock targeting User:"bob" Login:"root" is in force', false],
  [403, 'lock targeting ServerID:"s-1" is in force', false],
  [500, 'lock targeting User:"bob" is in force', false],
  [403, 'access denied to perform action "list" on "lock"', false],
  [403, 'need auth', false],
  [403, '', false],
])('status %i with “%s” locks the user out: %s', (status, message, expected) => {
  expect(isLockedOut({ status, message })).toBe(expected);
});
