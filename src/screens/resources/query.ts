import type { LoaderFunctionArgs } from 'react-router-dom';
import { pages, startPages } from '#api/pages.ts';
import { required } from '#lib/params.ts';
import type { Kind, Resource } from './kind.ts';
import { narrowingOf, type Narrowing } from './narrowing.ts';

// The first page is small, so that it is soon there; those that are scrolled to are large, so that they are few.
const FIRST = 100;
const FURTHER = 500;

export const fieldsOf = <R extends Resource>({ columns }: Pick<Kind<R>, 'columns'>): readonly string[] =>
  columns.flatMap(({ sort }) => sort ?? []);

/** The resources of a cluster as they match; always in an order, because only then the proxy counts (facts/resources.md 1.6). */
export function resourcesOf<R extends Resource>(kind: Kind<R>, cluster: string, narrowing: Narrowing) {
  const { search, query, order } = narrowing;
  const sort = `${order.field}:${order.dir}`;
  return pages([kind.place, cluster, { search, query, sort }], (startKey, signal) =>
    kind.ask(cluster, { limit: startKey ? FURTHER : FIRST, startKey, search, query, sort }, signal),
  );
}

export const loaderOf =
  <R extends Resource>(kind: Kind<R>) =>
  ({ params, request }: LoaderFunctionArgs) => {
    const narrowing = narrowingOf(new URL(request.url).searchParams, fieldsOf(kind));
    return startPages(resourcesOf(kind, required(params, 'cluster'), narrowing));
  };
