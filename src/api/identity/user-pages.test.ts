import type { InfiniteData } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import type { Page } from '#api/list/page.ts';
import { queryClient } from '#api/query-client.ts';
import { userPagesQuery } from './user-pages.ts';
import { showChangedUser, showCreatedUser, showDeletedUser } from './users.ts';

const userPagesKey = (search: string): readonly unknown[] => userPagesQuery(search).queryKey;
const page = (names: readonly unknown[] | null, startKey = '') => ({
  items: names && names.map((name) => ({ name, roles: ['a'] })),
  startKey,
});

const write = (name: string, user: object | undefined) => (user ? showCreatedUser(name, user) : showDeletedUser(name));

async function namesAfter(
  pages: readonly object[],
  name: string,
  { user, search = '' }: { user?: object; search?: string } = {},
) {
  const queryKey = userPagesKey(search);
  queryClient.setQueryData(queryKey, { pages, pageParams: pages.map(() => '') });
  await write(name, user);
  const { pages: currentPages = [] } = queryClient.getQueryData<InfiniteData<Page>>(queryKey) ?? {};
  return currentPages.map(({ items }) => (items ?? []).map((item) => (item as { name: unknown }).name));
}

afterEach(() => queryClient.clear());

const BOB = { name: 'bob', roles: ['b'] };
const CREATED = { user: BOB };

// docs/behaviour.md#users "A user who was created or changed"
// docs/behaviour.md#late-lists "The lists of users, roles, auth connectors"
describe('recent writes', () => {
  test.each([
    ['between two users', [page(['alice', 'carol'])], [['alice', 'bob', 'carol']]],
    ['at the end of the list', [page(['alice'])], [['alice', 'bob']]],
    ['into an empty list', [page(null)], [['bob']]],
    [
      'at the end of a page, not at the start of the next one',
      [page(['al'], 'cy'), page(['cy'])],
      [['al', 'bob'], ['cy']],
    ],
    ['at the start of the list', [page(['cy'], 'di'), page(['di'])], [['bob', 'cy'], ['di']]],
    ['next to unreadable records', [page([7, 'alice', 'cy'])], [[7, 'alice', 'bob', 'cy']]],
    ['only within the loaded pages', [page(['al', 'an'], 'ax')], [['al', 'an']]],
  ])('inserts a new user %s', async (_position, before, after) =>
    expect(await namesAfter(before, 'bob', CREATED)).toEqual(after),
  );

  test.each([
    ['BO', [['alice', 'bob']]],
    ['b ob', [['alice', 'bob']]],
    ['ali', [['alice']]],
  ])('inserts a new user into the search %j only if the name matches', async (search, after) =>
    expect(await namesAfter([page(['alice'])], 'bob', { ...CREATED, search })).toEqual(after),
  );

  test('updates a listed user in any search', async () => {
    const queryKey = userPagesKey('label');
    queryClient.setQueryData(queryKey, { pages: [page(['bob', 'cy'])], pageParams: [''] });
    await showChangedUser('bob', BOB);
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ pages: [{ items: [BOB, { name: 'cy' }] }] });
  });

  test('removes a deleted user', async () =>
    expect(await namesAfter([page(['alice', 'bob'], 'cy'), page(['cy'])], 'bob')).toEqual([['alice'], ['cy']]));
});
