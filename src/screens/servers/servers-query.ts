import { http } from '#api/client.ts';
import { pages } from '#api/pages.ts';
import type { Narrowing } from './narrowing.ts';

// The first page is small, so that it is soon there; those that are scrolled to are large, so that they are few.
const FIRST = 100;
const FURTHER = 500;

/** The servers of a cluster as they match; always in an order, because only then the proxy counts (facts/resources.md 1.6). */
export const serversOf = (cluster: string, { search, query, order }: Narrowing) => {
  const sort = `${order.field}:${order.dir}`;
  return pages(['/v1/webapi/sites/{cluster}/nodes', cluster, { search, query, sort }], (startKey, signal) =>
    http.GET('/v1/webapi/sites/{cluster}/nodes', {
      params: { path: { cluster }, query: { limit: startKey ? FURTHER : FIRST, startKey, search, query, sort } },
      signal,
    }),
  );
};
