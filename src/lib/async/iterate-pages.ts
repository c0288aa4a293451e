// Requests all pages of a list one after another, without waiting for the user to scroll.
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
  /** Passed by callers that also add pages to the same list themselves. */
  paging?: Paging<unknown>;
  /** How many pages to request after `paging` has stopped the list; by default none. */
  extraPages?: number;
}

export interface PageOfNewItems<P> extends PageResponse<P> {
  /** The records that no earlier page had. */
  items: unknown[];
  /** Why the list stops before its end. */
  stopReason: StopReason | undefined;
}

/**
 * Yields pages until the list ends, or until `paging` stops the list and `extraPages` more pages were requested. If the
 * list was stopped, the last page has the key of a next page.
 */
export async function* iteratePages<P>(source: PageSource<P>): AsyncGenerator<PageOfNewItems<P>, void> {
  const { fetchPage, idOf, signal, paging = createPaging(idOf) } = source;
  let { extraPages = 0 } = source;
  const throttle = createThrottle();
  let key = '';
  for (;;) {
    await throttle.waitForTurn(signal);
    const response: PageResponse<P> = await fetchPage(key);
    const { newItems, stopReason } = paging.addPage(response.items, response.next);
    yield { ...response, items: newItems, stopReason };
    if (response.next === '' || (stopReason && extraPages === 0)) return;
    if (stopReason) extraPages -= 1;
    key = response.next;
  }
}
