import { describe, expect, test } from 'vitest';
import { changedFields, parseUserDraft, EMPTY_DRAFT, otherTraitNames, toSavedUser, namedTraits } from './user-draft.ts';

const BOB = { name: 'bob', roles: ['access'], authType: 'local', traits: { logins: ['bob', 'root'] } };

describe('the draft of a user', () => {
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
  ])('for %j is %j', (user, draft) => expect(parseUserDraft(user)).toEqual(draft));

  test.each([
    [BOB, []],
    [{ allTraits: null }, []],
    [{ allTraits: { logins: ['a'], team: ['web'], 'okta/groups': [] } }, ['team', 'okta/groups']],
  ])('for %j has no fields for the traits %j', (user, others) => expect(otherTraitNames(user)).toEqual(others));
});

describe('the saved user', () => {
  const base = parseUserDraft(BOB);
  const save = (change: Partial<typeof base>, latestChange?: Partial<typeof base>) =>
    toSavedUser({
      name: 'bob',
      base,
      draft: { ...base, ...change },
      ...(latestChange && { latest: { ...base, ...latestChange } }),
    });

  test.each([
    ['without changes', save({}), ['access'], {}],
    ['with changed roles', save({ roles: ['editor'] }), ['editor'], {}],
    ['with another order of values', save({ logins: ['root', 'bob'] }), ['access'], {}],
    ['with a changed trait', save({ kubeUsers: ['k'] }), ['access'], { kubeUsers: ['k'] }],
    ['with a cleared trait', save({ logins: [] }), ['access'], { logins: [] }],
    [
      'with a changed trait while another user changed the roles',
      save({ logins: [] }, { roles: ['x'] }),
      ['x'],
      { logins: [] },
    ],
    ['with changed roles that another user changed too', save({ roles: ['editor'] }, { roles: ['x'] }), ['editor'], {}],
    ['with changed roles while another user changed a trait', save({ roles: ['y'] }, { logins: ['z'] }), ['y'], {}],
  ])('%s has the right roles and traits', (...[, saved, roles, traits]) =>
    expect(saved).toEqual({ name: 'bob', roles, traits }),
  );

  // docs/behaviour.md#users "A save sends the roles and the changed"
  test('always contains traits, because 18.x deletes all traits if the field is missing', () => {
    expect(Object.hasOwn(save({}), 'traits')).toBe(true);
  });

  // docs/behaviour.md#users "A save sends the roles and the changed"
  test('changedFields ignores the order of values', () => {
    const other = { ...base, roles: ['access', 'editor'], logins: ['root', 'bob'], awsRoleArns: ['arn:x'] };
    expect(changedFields(base, other)).toEqual(['roles', 'awsRoleArns']);
  });
});

test('lists traits with values by their names in roles', () => {
  expect(namedTraits({ ...EMPTY_DRAFT, roles: ['x'], logins: ['root'], kubeGroups: ['a', 'b'] })).toEqual([
    { name: 'logins', values: ['root'] },
    { name: 'kubernetes_groups', values: ['a', 'b'] },
  ]);
});
