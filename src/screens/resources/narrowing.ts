// The state of a list is its address: search words, a query whose labels are shown as chips, and an order.
import { useSearchParams } from 'react-router-dom';
import { addLabel, labelsOf, withoutLabel, type Label } from '#lib/labels.ts';

export interface Order {
  field: string;
  dir: 'asc' | 'desc';
}

export interface Narrowing {
  search: string;
  query: string;
  order: Order;
}

/** The fields a list can be ordered by, the usual one first. */
type Fields = readonly string[];

function orderIn(text: string | null, fields: Fields): Order {
  const [field = '', dir] = (text ?? '').split(':');
  if (!fields.includes(field)) return { field: fields[0] ?? '', dir: 'asc' };
  return { field, dir: dir === 'desc' ? 'desc' : 'asc' };
}

export const narrowingOf = (params: URLSearchParams, fields: Fields): Narrowing => ({
  search: params.get('search') ?? '',
  query: params.get('query') ?? '',
  order: orderIn(params.get('sort'), fields),
});

/** What the address says, and how to make it say something else; typing replaces it, so that Back leaves the list. */
export function useNarrowing(fields: Fields) {
  const [params, setParams] = useSearchParams();
  const now = narrowingOf(params, fields);
  const say = (change: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    // At once: what is typed must not wait for the router.
    setParams(next, { replace: true, flushSync: true });
  };
  return {
    ...now,
    ...labelsOf(now.query),
    isNarrowed: now.search !== '' || now.query !== '',
    setSearch: (search: string) => say({ search }),
    add: (label: Label) => say({ query: addLabel({ query: now.query }, label) }),
    remove: (label: Label) => say({ query: withoutLabel(now.query, label) }),
    dropRest: () => say({ query: labelsOf(now.query).labels.reduce((query, label) => addLabel({ query }, label), '') }),
    clear: () => say({ search: '', query: '' }),
    sortBy: (field: string) =>
      say({ sort: `${field}:${now.order.field === field && now.order.dir === 'asc' ? 'desc' : 'asc'}` }),
  };
}

export type Narrowed = ReturnType<typeof useNarrowing>;
