import { describe, expect, test } from 'vitest';
import type { Acl } from '#api/identity/user-context.ts';
import { desktopOptions, ownPermissions } from './own-permissions.ts';
import { aclWithout } from './test-acl.ts';

const LIST_AND_READ = { list: true, read: true, edit: false, create: false, remove: false, use: false };
const NOTHING = { ...LIST_AND_READ, list: false, read: false };

describe("the user's permissions", () => {
  // docs/behaviour.md#my-access "The page shows the kinds that the proxy sends"
  test.each<[string, Acl, [string, string][]]>([
    ['the allowed actions', { nodes: LIST_AND_READ }, [['Servers', 'List, read']]],
    ['no action that is missing', { users: { list: true } }, [['Users', 'List']]],
    ['no action that is not exactly true', { users: { list: 'yes', read: true } as object }, [['Users', 'Read']]],
    ['"use" only for integrations', { integrations: { ...NOTHING, use: true } }, [['Integrations', 'Use']]],
    ['no kind with no action', { nodes: NOTHING, users: null }, []],
    ['no kind without a page', { license: LIST_AND_READ }, []],
  ])('have %s', (_, acl, expected) => {
    const rows = ownPermissions(acl).groups.flatMap((group) => group.rows);
    expect(rows.map(({ label, actions }) => [label, actions])).toEqual(expected);
  });

  // docs/behaviour.md#my-access "Permissions come from the access lists"
  test('are in the groups of the navigation, and one text says that nothing is missing', () => {
    const { groups, notAllowed } = ownPermissions(aclWithout());
    expect(groups.map(({ group }) => group)).toEqual([
      'Resources',
      'Access',
      'Activity',
      'Clusters',
      'Billing',
      'Assist',
    ]);
    expect(new Set(groups.flatMap(({ rows }) => rows.map(({ actions }) => actions)))).toEqual(new Set(['All actions']));
    expect(notAllowed).toEqual([]);
  });

  test('name the kinds that are not allowed, but not those that the proxy did not send', () => {
    expect(ownPermissions({ nodes: NOTHING, lock: NOTHING }).notAllowed).toEqual([
      'Servers',
      'Session & Identity Locks',
    ]);
  });
});

describe('the options of desktop sessions', () => {
  test('are allowed if the proxy does not send them', () =>
    expect(desktopOptions({ desktops: LIST_AND_READ, clipboard: false }).map(({ isAllowed }) => isAllowed)).toEqual([
      false,
      true,
    ]));

  test('are missing without permission to list desktops', () =>
    expect(desktopOptions({ desktops: NOTHING, clipboard: true })).toEqual([]));
});
