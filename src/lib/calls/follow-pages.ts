// All pages of a list, requested one after another without anyone scrolling.
import { createPaging } from '#lib/paging.ts';
import { createPace } from './pace.ts';

interface SentPage<P> {
  page: P;
  items: readonly unknown[];
  /** The key of the next page; empty at the end. */
  next: string;
}

interface Followed<P> {
  /** Requests the page of this key; the key of the first page is empty. */
  ask: (key: string) => Promise<SentPage<P>>;
  idOf: (item: unknown) => string;
  signal: AbortSignal;
}

export interface FollowedPage<P> extends SentPage<P> {
  /** The records that no earlier page had. */
  items: unknown[];
}

/** Ends with the list, or where a list stops by itself: then the last page has a next key. */
export async function* followPages<P>({ ask, idOf, signal }: Followed<P>): AsyncGenerator<FollowedPage<P>, void> {
  const paging = createPaging(idOf);
  const pace = createPace();
  let key: string | undefined = '';
  while (key !== undefined) {
    await pace.turn(signal);
    const sent: SentPage<P> = await ask(key);
    const { fresh, stop } = paging.take(sent.items, sent.next);
    yield { ...sent, items: fresh };
    key = sent.next === '' || stop ? undefined : sent.next;
  }
}
