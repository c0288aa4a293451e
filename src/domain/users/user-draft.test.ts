import { describe, expect, test } from 'vitest';
import {
  changedFields,
  parseUserDraft,
  EMPTY_DRAFT,
  otherTraitNames,
  toSavedUser,
  traitsByName,
} from './user-draft.ts';

const BOB = { name: 'bob', roles: ['access'], authType: 'local', traits: { logins: ['bob', 'root'] } };

describe('a user as it is edited', () => {
  test.each([
    [BOB, { ...EMPTY_DRAFT, roles: ['access'], logins: ['bob', 'root'] }],
    [{ roles: null, traits: {} }, EMPTY_DRAFT],
    [null, EMPTY_DRAFT],
    [{ traits: { logins: 'root', kubeUsers: ['k', 7, 'k'] } }, { ...EMPTY_DRAFT, kubeUsers: ['k'] }],
    [{ allTraits: { db_users: ['reader'], team: ['web'] } }, { ...EMPTY_DRAFT, databaseUsers: ['reader'] }],
    [
      { traits: { logins: ['a'] }, allTraits: { logins: ['b'] } },
      { ...EMPTY_DRAFT, logins: ['a'] },
    ],
  ])('is read of %j', (user, draft) => expect(parseUserDraft(user)).toEqual(draft));

  test.each([
    [BOB, []],
    [{ allTraits: null }, []],
    [{ allTraits: { logins: ['a'], team: ['web'], 'okta/groups': [] } }, ['team', 'okta/groups']],
  ])('has traits that no field is for: %j', (user, others) => expect(otherTraitNames(user)).toEqual(others));
});

describe('what is saved', () => {
  const base = parseUserDraft(BOB);
  const save = (change: Partial<typeof base>, fresh?: Partial<typeof base>) =>
    toSavedUser({ name: 'bob', base, draft: { ...base, ...change }, ...(fresh && { latest: { ...base, ...fresh } }) });

  test.each([
    ['nothing', save({}), ['access'], {}],
    ['roles', save({ roles: ['editor'] }), ['editor'], {}],
    ['another order', save({ logins: ['root', 'bob'] }), ['access'], {}],
    ['a trait', save({ kubeUsers: ['k'] }), ['access'], { kubeUsers: ['k'] }],
    ['a trait that is cleared', save({ logins: [] }), ['access'], { logins: [] }],
    ['a trait, while others changed the roles', save({ logins: [] }, { roles: ['x'] }), ['x'], { logins: [] }],
    ['roles that others changed as well', save({ roles: ['editor'] }, { roles: ['x'] }), ['editor'], {}],
    ['roles, while others changed a trait', save({ roles: ['y'] }, { logins: ['z'] }), ['y'], {}],
  ])('of %s', (...[, saved, roles, traits]) => expect(saved).toEqual({ name: 'bob', roles, traits }));

  // docs/behaviour.md#users "A save sends the roles and the changed"
  test('always has traits, because 18.x wipes them where they are missing', () => {
    expect(Object.hasOwn(save({}), 'traits')).toBe(true);
  });

  // docs/behaviour.md#users "A save sends the roles and the changed"
  test('the fields that differ are named, whatever their order', () => {
    const other = { ...base, roles: ['access', 'editor'], logins: ['root', 'bob'], awsRoleArns: ['arn:x'] };
    expect(changedFields(base, other)).toEqual(['roles', 'awsRoleArns']);
  });
});

test('traits that have values go by their names in roles', () => {
  expect(traitsByName({ ...EMPTY_DRAFT, roles: ['x'], logins: ['root'], kubeGroups: ['a', 'b'] })).toEqual([
    { name: 'logins', values: ['root'] },
    { name: 'kubernetes_groups', values: ['a', 'b'] },
  ]);
});
