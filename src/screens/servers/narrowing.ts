// The state of the list is its address: search words, a query whose labels are shown as chips, and an order.
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

const ORDER = /^(hostname|address|name)(?::(asc|desc))?$/;

function orderIn(text: string | null): Order {
  const [, field = 'hostname', dir = 'asc'] = ORDER.exec(text ?? '') ?? [];
  return { field, dir: dir === 'desc' ? 'desc' : 'asc' };
}

export const narrowingOf = (params: URLSearchParams): Narrowing => ({
  search: params.get('search') ?? '',
  query: params.get('query') ?? '',
  order: orderIn(params.get('sort')),
});

/** What the address says, and how to make it say something else; typing replaces it, so that Back leaves the list. */
export function useNarrowing() {
  const [params, setParams] = useSearchParams();
  const now = narrowingOf(params);
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
