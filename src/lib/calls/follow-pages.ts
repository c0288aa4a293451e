// All pages of a list, requested one after another without anyone scrolling.
import { createPaging, type Paging, type Stop } from '#lib/paging.ts';
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
  /** For a caller that takes further pages itself. */
  paging?: Paging<unknown>;
  /** How many pages to request although the list stopped. */
  extraPages?: number;
}

export interface FollowedPage<P> extends SentPage<P> {
  /** The records that no earlier page had. */
  items: unknown[];
  /** Why the list stops here, before its end. */
  stop: Stop | undefined;
}

/** Ends with the list, or where a list stops by itself: then the last page has a next key. */
export async function* followPages<P>(followed: Followed<P>): AsyncGenerator<FollowedPage<P>, void> {
  const { ask, idOf, signal, paging = createPaging(idOf) } = followed;
  let { extraPages = 0 } = followed;
  const pace = createPace();
  let key = '';
  for (;;) {
    await pace.turn(signal);
    const sent: SentPage<P> = await ask(key);
    const { fresh, stop } = paging.take(sent.items, sent.next);
    yield { ...sent, items: fresh, stop };
    if (sent.next === '' || (stop && extraPages === 0)) return;
    if (stop) extraPages -= 1;
    key = sent.next;
  }
}
