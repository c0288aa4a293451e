import { expect, test } from 'vitest';
import type { Acl } from '#domain/access.ts';
import { lockControls } from './permissions.ts';

const CREATE = 'lock: create, update';
const DELETE = 'lock: delete';

test.each<[Acl['lock'], string | undefined, string | undefined]>([
  [{ list: true, read: true, create: true, edit: true, remove: true }, undefined, undefined],
  [{ list: true, read: true }, CREATE, DELETE],
  [{ create: true }, CREATE, DELETE],
  [{ edit: true }, CREATE, DELETE],
  [{ create: true, edit: true }, undefined, DELETE],
  [{ remove: true }, CREATE, undefined],
  [{ list: true, read: true, use: true }, CREATE, DELETE],
  [{}, CREATE, DELETE],
  [null, CREATE, DELETE],
  [undefined, CREATE, DELETE],
])('of %j is missing to create: %s, to delete: %s', (lock, create, remove) => {
  expect(lockControls({ lock })).toEqual({ create, remove });
});
