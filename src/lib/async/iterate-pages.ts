// All pages of a list, requested one after another without anyone scrolling.
import { createPaging, type Paging, type StopReason } from '#lib/paging.ts';
import { createThrottle } from './throttle.ts';

interface PageResponse<P> {
  page: P;
  items: readonly unknown[];
  /** The key of the next page; empty at the end. */
  next: string;
}

interface PageSource<P> {
  /** Requests the page of this key; the key of the first page is empty. */
  fetchPage: (key: string) => Promise<PageResponse<P>>;
  idOf: (item: unknown) => string;
  signal: AbortSignal;
  /** For a caller that takes further pages itself. */
  paging?: Paging<unknown>;
  /** How many pages to request although the list stopped. */
  extraPages?: number;
}

export interface PageOfNewItems<P> extends PageResponse<P> {
  /** The records that no earlier page had. */
  items: unknown[];
  /** Why the list stops here, before its end. */
  stop: StopReason | undefined;
}

/** Ends with the list, or where a list stops by itself: then the last page has a next key. */
export async function* iteratePages<P>(followed: PageSource<P>): AsyncGenerator<PageOfNewItems<P>, void> {
  const { fetchPage, idOf, signal, paging = createPaging(idOf) } = followed;
  let { extraPages = 0 } = followed;
  const throttle = createThrottle();
  let key = '';
  for (;;) {
    await throttle.waitForTurn(signal);
    const response: PageResponse<P> = await fetchPage(key);
    const { newItems, stopReason } = paging.addPage(response.items, response.next);
    yield { ...response, items: newItems, stop: stopReason };
    if (response.next === '' || (stopReason && extraPages === 0)) return;
    if (stopReason) extraPages -= 1;
    key = response.next;
  }
}
