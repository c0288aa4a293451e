// Users as proxies send them that have pages of them, in the order of their names (docs/protocol/auth-and-identity.md#25.5).
import { http } from '#api/client.ts';
import { keyOf } from '#api/keys.ts';
import { sizeAt, type Page } from '#api/list/page.ts';
import { answered, pages } from '#api/list/pages.ts';
import type { Loaded } from '#api/list/refresh-pages.ts';
import { dropEarlier, nameOf, noteShown, recentWrites, withEntry } from '#api/list/recent-writes.ts';
import { queries } from '#api/queries.ts';
import { listOf, textOr } from '#lib/read.ts';

const PATH = '/v2/webapi/users';

/** Of every search. */
export const ofEverySearch = { queryKey: keyOf(PATH) };

const changedPage = (page: Page, items: readonly unknown[]): Page => ({ ...page, items });

/** A new one goes where its name stands; nowhere, if that is beyond what has come: a later page brings it. */
function withNew(list: readonly Page[], name: string, user: object): readonly Page[] {
  const isAfter = (one: unknown) => textOr(nameOf(one), '') > name;
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

const namesOf = ({ items }: Page): string[] => listOf(items).flatMap((user) => textOr(nameOf(user), undefined) ?? []);

/** Whether a user of this name would be on the page. */
function coversName(page: Page, { startKey, name }: { startKey: string; name: string }): boolean {
  const names = namesOf(page);
  const isAfterStart = startKey === '' || (names[0] !== undefined && names[0] <= name);
  return isAfterStart && (!page.startKey || name <= (names.at(-1) ?? ''));
}

/** Notes which writes a page shows. A search finds more than names, so what it does not find tells nothing. */
function notePage(page: Page, { search, startKey }: { search: string; startKey: string }): void {
  noteShown('users', (name) => {
    const entry = listOf(page.items).find((user) => nameOf(user) === name);
    const isTold = entry !== undefined || (search === '' && coversName(page, { startKey, name }));
    return isTold ? { entry } : undefined;
  });
}

/** Pages of a search with what was written meanwhile. */
export function withWrites(all: readonly Page[], search: string): readonly Page[] {
  const words = search.toLowerCase().split(/\s+/);
  return recentWrites('users').reduce((list, write) => {
    const { id, entry, isNew } = write;
    const isKnown = (page: Page) => namesOf(page).includes(id);
    if (list.some(isKnown))
      return list.map((page) => (isKnown(page) ? changedPage(page, withEntry(listOf(page.items), write)) : page));
    const isFound = words.every((word) => id.toLowerCase().includes(word));
    return entry && isNew && isFound ? withNew(list, id, entry) : list;
  }, all);
}

/** Those that the proxy finds. */
export const userPages = (search: string) =>
  pages<Page>(keyOf(PATH, {}, search), {
    ask: async ({ startKey, limit = sizeAt(startKey) }, signal) => {
      const answer = await http.GET(PATH, { params: { query: { search, startKey, limit } }, signal });
      notePage(answered(answer), { search, startKey });
      return answer;
    },
    idOf: (raw) => textOr(nameOf(raw), JSON.stringify(raw)),
    edit: (list) => withWrites(list, search),
  });

/** Shows what was written in what is loaded of every search. */
export async function showInPages(): Promise<void> {
  await dropEarlier(ofEverySearch);
  for (const { queryKey } of queries.getQueryCache().findAll(ofEverySearch))
    queries.setQueryData(
      queryKey,
      (list?: Loaded<Page>) => list && { ...list, pages: withWrites(list.pages, String(queryKey.at(-1))) },
    );
}
