import { expect, test } from 'vitest';
import { missingPermission, WRITE } from './permission.ts';

const all = { list: true, read: true, edit: true, create: true, remove: true, use: true };

test.each([
  [all, WRITE, undefined],
  [{ ...all, create: false }, WRITE, 'Requires permission: role: create'],
  [{ ...all, edit: false }, WRITE, 'Requires permission: role: update'],
  [{ list: true }, WRITE, 'Requires permission: role: create, update'],
  [null, WRITE, 'Requires permission: role: create, update'],
  [undefined, ['remove'], 'Requires permission: role: delete'],
  [all, ['remove'], undefined],
] as const)('%j may do %j but for %j', (access, wanted, reason) =>
  expect(missingPermission(access, 'role', wanted)).toBe(reason),
);
