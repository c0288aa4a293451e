import { infiniteQueryOptions } from '@tanstack/react-query';
import { isSignedIn, queries } from './client.ts';

/** One page of any list with a cursor; `totalCount` is 0 unless the list was asked for in an order (facts/resources.md 1.6). */
export interface Page {
  items: readonly unknown[] | null;
  startKey: string;
  totalCount: number;
}

/** The parameters that all lists share (facts/resources.md 1.2). */
export interface ListQuery {
  limit: number;
  startKey: string;
  search: string;
  query: string;
  sort: string;
}

/** Asks for one page; the answer of `http.GET` fits. */
type Ask<T> = (startKey: string, signal: AbortSignal) => Promise<{ data?: T }>;

/** A list as it grows page by page; the cursor stays in here and never reaches an address. */
export const pages = <T extends Page>(key: readonly unknown[], ask: Ask<T>) =>
  infiniteQueryOptions({
    queryKey: ['pages', ...key],
    queryFn: async ({ pageParam, signal }): Promise<T> => {
      const { data } = await ask(pageParam, signal);
      if (data === undefined) throw new Error('the proxy answered nothing'); // refusals are thrown by the client already
      return data;
    },
    initialPageParam: '',
    getNextPageParam: ({ startKey }) => startKey || undefined,
  });

// About what one does not notice: a page that has its rows by then is drawn once, and not first with their place held.
const SOON_MS = 50;

/** Begins a list before the screen that reads it is drawn, and waits a moment for it. */
export async function startPages<T extends Page>(options: ReturnType<typeof pages<T>>): Promise<null> {
  if (!isSignedIn()) return null;
  await Promise.race([queries.prefetchInfiniteQuery(options), new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
  return null;
}
