// Users as proxies send them that have pages of them, in the order of their names (docs/protocol/auth-and-identity.md#25.5).
import { http } from '#api/client.ts';
import { keyOf } from '#api/keys.ts';
import { sizeAt } from '#api/list/page.ts';
import { pages } from '#api/list/pages.ts';
import type { Loaded } from '#api/list/refresh-pages.ts';
import { queries } from '#api/queries.ts';
import type { Schemas } from '#api/schemas.ts';
import { listOf, textOr } from '#lib/read.ts';
import { dropEarlier, nameIn, withEntry } from './own-writes.ts';

const PATH = '/v2/webapi/users';

/** Of every search. */
export const ofEverySearch = { queryKey: keyOf(PATH) };

/** Those that the proxy finds. */
export const userPages = (search: string) =>
  pages(keyOf(PATH, {}, search), {
    ask: ({ startKey, limit = sizeAt(startKey) }, signal) =>
      http.GET(PATH, { params: { query: { search, startKey, limit } }, signal }),
    idOf: (raw) => textOr(nameIn(raw), JSON.stringify(raw)),
  });

type UserPage = Schemas['UserPage'];

const changedPage = (page: UserPage, items: readonly unknown[]): UserPage => ({
  ...page,
  items: items as UserPage['items'], // as little to be trusted as what came
});

/** A new one goes where its name stands; nowhere, if that is beyond what has come: a later page brings it. */
function withNew(list: readonly UserPage[], name: string, user: object): readonly UserPage[] {
  const isAfter = (one: unknown) => textOr(nameIn(one), '') > name;
  const found = list.findIndex(({ items }) => listOf(items).some(isAfter));
  if (found < 0 && list.at(-1)?.startKey) return list;
  // At the end of a page rather than first on the next one, which the page before it leads to.
  const at = found > 0 && isAfter(listOf(list[found]?.items)[0]) ? found - 1 : found < 0 ? list.length - 1 : found;
  return list.map((page, index) => {
    if (index !== at) return page;
    const items = listOf(page.items);
    const place = items.findIndex(isAfter);
    return changedPage(page, items.toSpliced(place < 0 ? items.length : place, 0, user));
  });
}

/** Pages after a write: `user` is undefined where it took the user away; `isFound` tells whether a new one belongs to them. */
export function pagesAfter(
  list: readonly UserPage[],
  name: string,
  { user, isFound }: { user: object | undefined; isFound: boolean },
): readonly UserPage[] {
  const isKnown = ({ items }: UserPage) => listOf(items).some((one) => nameIn(one) === name);
  if (!list.some(isKnown)) return user && isFound ? withNew(list, name, user) : list;
  return list.map((page) => (isKnown(page) ? changedPage(page, withEntry(listOf(page.items), name, user)) : page));
}

/** Shows what a write answered in what is loaded of every search. */
export async function showInPages(name: string, user: object | undefined): Promise<void> {
  await dropEarlier(ofEverySearch);
  for (const { queryKey } of queries.getQueryCache().findAll(ofEverySearch)) {
    const words = String(queryKey.at(-1)).toLowerCase().split(/\s+/);
    const isFound = words.every((word) => name.toLowerCase().includes(word));
    queries.setQueryData(
      queryKey,
      (list?: Loaded<UserPage>) => list && { ...list, pages: pagesAfter(list.pages, name, { user, isFound }) },
    );
  }
}
