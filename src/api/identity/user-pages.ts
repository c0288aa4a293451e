// Users from proxies that send them in pages, sorted by name (docs/protocol/auth-and-identity.md#25.5).
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { pageSizeFor, type Page } from '#api/list/page.ts';
import { parsePage, pagedQuery } from '#api/list/paged-query.ts';
import type { LoadedPages } from '#api/list/refresh-pages.ts';
import { cancelStaleRequests, nameOf, forgetShownWrites, recentWrites, applyWrite } from '#api/list/recent-writes.ts';
import { queryClient } from '#api/query-client.ts';
import { listOf, textOr } from '#lib/untrusted.ts';

const PATH = '/v2/webapi/users';

/** Matches the queries of all searches. */
export const allUserPages = { queryKey: keyOf(PATH) };

const withItems = (page: Page, items: readonly unknown[]): Page => ({ ...page, items });

/** Inserts a new user in the order of names. Beyond the loaded pages it inserts nothing, because a later page has the user. */
function insertUser(list: readonly Page[], name: string, user: object): readonly Page[] {
  const isAfter = (other: unknown) => textOr(nameOf(other), '') > name;
  const nextIndex = list.findIndex(({ items }) => listOf(items).some(isAfter));
  if (nextIndex < 0 && list.at(-1)?.startKey) return list;
  // Between two pages, the user is added to the end of the first, because its cursor is the start of the second.
  const pageIndex =
    nextIndex > 0 && isAfter(listOf(list[nextIndex]?.items)[0])
      ? nextIndex - 1
      : nextIndex < 0
        ? list.length - 1
        : nextIndex;
  return list.map((page, index) => {
    if (index !== pageIndex) return page;
    const items = listOf(page.items);
    const itemIndex = items.findIndex(isAfter);
    return withItems(page, items.toSpliced(itemIndex < 0 ? items.length : itemIndex, 0, user));
  });
}

const namesOf = ({ items }: Page): string[] => listOf(items).flatMap((user) => textOr(nameOf(user), undefined) ?? []);

/** Whether the page would contain a user with this name, if the user existed. */
function coversName(page: Page, { startKey, name }: { startKey: string; name: string }): boolean {
  const names = namesOf(page);
  const isAfterStart = startKey === '' || (names[0] !== undefined && names[0] <= name);
  return isAfterStart && (!page.startKey || name <= (names.at(-1) ?? ''));
}

/**
 * Forgets recent writes that the proxy's page already contains. If a page of search results lacks a user, that proves
 * nothing.
 */
function reconcilePage(page: Page, { search, startKey }: { search: string; startKey: string }): void {
  forgetShownWrites('users', (name) => {
    const entry = listOf(page.items).find((user) => nameOf(user) === name);
    const isConclusive = entry !== undefined || (search === '' && coversName(page, { startKey, name }));
    return isConclusive ? { entry } : undefined;
  });
}

/** Applies recent writes to the pages of a search. */
export function applyUserWrites(pages: readonly Page[], search: string): readonly Page[] {
  const words = search.toLowerCase().split(/\s+/);
  return recentWrites('users').reduce((list, write) => {
    const { id, entry, isNew } = write;
    const hasUser = (page: Page) => namesOf(page).includes(id);
    if (list.some(hasUser))
      return list.map((page) => (hasUser(page) ? withItems(page, applyWrite(listOf(page.items), write)) : page));
    const isMatch = words.every((word) => id.toLowerCase().includes(word));
    return entry && isNew && isMatch ? insertUser(list, id, entry) : list;
  }, pages);
}

export const userPagesQuery = (search: string) =>
  pagedQuery<Page>(keyOf(PATH, {}, search), {
    fetchPage: async ({ startKey, limit = pageSizeFor(startKey) }, signal) => {
      const answer = await http.GET(PATH, { params: { query: { search, startKey, limit } }, signal });
      reconcilePage(parsePage(answer), { search, startKey });
      return answer;
    },
    idOf: (raw) => textOr(nameOf(raw), JSON.stringify(raw)),
    transform: (list) => applyUserWrites(list, search),
  });

/** Applies recent writes to the loaded pages of all searches. */
export async function applyWritesToCachedPages(): Promise<void> {
  await cancelStaleRequests(allUserPages);
  for (const { queryKey } of queryClient.getQueryCache().findAll(allUserPages))
    queryClient.setQueryData(
      queryKey,
      (list?: LoadedPages<Page>) => list && { ...list, pages: applyUserWrites(list.pages, String(queryKey.at(-1))) },
    );
}
