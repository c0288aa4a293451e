import { expect, test } from 'vitest';
import { hasAllTraits, traitRows } from './trait-rows.ts';

// docs/behaviour.md#my-access "Proxies before 18.x send only some traits"
test.each<[unknown, [string, string[]][]]>([
  [{ traits: { logins: ['root', 'root'], kubeGroups: [] } }, [['Logins', ['root']]]],
  [
    { traits: { logins: ['root'] }, allTraits: { team: ['web'], logins: ['root'], db_users: ['reader'] } },
    [
      ['Logins', ['root']],
      ['Database users', ['reader']],
      ['team', ['web']],
    ],
  ],
  [{ traits: {}, allTraits: { 'a\u202eb': ['c\u202ed'], empty: null } }, [['aU+202Eb', ['cU+202Ed']]]],
  [{ traits: null, allTraits: null }, []],
  [7, []],
])('the traits of %j are %j', (user, expected) =>
  expect(traitRows(user).map(({ label, values }) => [label, values])).toEqual(expected),
);

test.each([
  [{ allTraits: null }, true],
  [{ traits: {} }, false],
  [null, false],
])('whether %j has all traits: %s', (user, expected) => expect(hasAllTraits(user)).toBe(expected));
