import { expect, test } from 'vitest';
import { parseUserContext } from '#api/identity/user-context.ts';
import { featuresOf } from '#domain/access.ts';
import { readConfig } from '#domain/config.ts';
import type { PageContext } from '#domain/page-context.ts';
import { aclWithout } from '#domain/test-acl.ts';
import { personEntries } from './person-entries.ts';

function contextOf(cluster: string, acl = aclWithout()): PageContext {
  const user = parseUserContext({ userName: 'mira', userAcl: acl });
  const config = readConfig({});
  return { cluster, root: 'one', config, user, features: featuresOf({ acl: user.userAcl, config }) };
}

const labelsOf = (context: PageContext, names: readonly string[]) =>
  personEntries(context, names).map((entry) => 'label' in entry && entry.label);

// docs/behaviour.md#users "Rows of active sessions and of recordings have the same entries"
test('a menu has a lock and the activity of each user once, without empty names, and of at most five', () => {
  expect(labelsOf(contextOf('one'), ['bob', '', 'carol', 'bob'])).toStrictEqual([
    'Lock bob…',
    'Activity of bob',
    'Lock carol…',
    'Activity of carol',
  ]);
  expect(labelsOf(contextOf('one'), ['a', 'b', 'c', 'd', 'e', 'f'])).toHaveLength(10);
});

// docs/behaviour.md#users "Locks name users of the root cluster"
test('in a leaf cluster, a menu has no locks', () => {
  expect(labelsOf(contextOf('leaf'), ['bob'])).toStrictEqual(['Activity of bob']);
});

test('without permissions, a lock has its reason and there is no activity', () => {
  expect(personEntries(contextOf('one', aclWithout(['lock', 'events'])), ['bob'])).toMatchObject([
    { label: 'Lock bob…', disabledReason: expect.stringContaining('lock: create') as string },
  ]);
});
