// The state of a list is its address: search words, a query whose labels are shown as chips, an order, and what is shown.
import { useSearchParams } from 'react-router-dom';
import { withParams, paramValues, type ParamChanges } from '#lib/params.ts';
import {
  addLabel,
  mergeSearchAndQuery,
  extractLabels,
  splitSearchAndQuery,
  withoutLabel,
  type Label,
} from '#lib/text/labels.ts';

export interface Order {
  field: string;
  dir: 'asc' | 'desc';
}

export interface ListParams {
  search: string;
  query: string;
  order: Order;
}

/** The fields a list can be ordered by, the usual one first. */
type Fields = readonly string[];

/** More columns than these would leave no room for any. */
export const MOST_COLUMNS = 5;

function orderIn(text: string | null, fields: Fields): Order {
  const [field = '', dir] = (text ?? '').split(':');
  if (!fields.includes(field)) return { field: fields[0] ?? '', dir: 'asc' };
  return { field, dir: dir === 'desc' ? 'desc' : 'asc' };
}

export const listParamsOf = (params: URLSearchParams, fields: Fields): ListParams => ({
  search: params.get('search') ?? '',
  query: params.get('query') ?? '',
  order: orderIn(params.get('sort'), fields),
});

const columnsIn = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll('column'))].filter((key) => key !== '').slice(0, MOST_COLUMNS);

/** The demand for a label in place of any other value of its key: a resource has one value of each. */
function onlyLabel(query: string, label: Label): string {
  const others = extractLabels(query).labels.filter(({ name }) => name === label.name);
  return addLabel({ query: others.reduce(withoutLabel, query) }, label);
}

/** The parameters in the address, and how to set them; typing replaces it, so that Back leaves the list. */
function useAddress(fields: Fields) {
  const [params, setParams] = useSearchParams();
  const now = listParamsOf(params, fields);
  // At once: what is typed must not wait for the router.
  const set = (change: ParamChanges) => setParams(withParams(params, change), { replace: true, flushSync: true });
  const { field, dir } = now.order;
  return {
    params,
    now,
    set,
    setSearch: (search: string) => set({ search }),
    sortBy: (by: string) => set({ sort: `${by}:${field === by && dir === 'asc' ? 'desc' : 'asc'}` }),
  };
}

const isNarrowed = (params: URLSearchParams, others: readonly string[]): boolean =>
  others.some((name) => paramValues(params, name).length > 0);

const without = (others: readonly string[]): ParamChanges => Object.fromEntries(others.map((name) => [name, '']));

/** Of a list that comes whole, and is searched and ordered here; `others` are parameters that narrow it too. */
export function useWholeListParams(fields: Fields, others: readonly string[] = []) {
  const { params, now, set, setSearch, sortBy } = useAddress(fields);
  const { search, order } = now;
  return {
    search,
    order,
    isFiltered: search !== '' || isNarrowed(params, others),
    setSearch,
    sortBy,
    clear: () => set({ search: '', ...without(others) }),
  };
}

/** Of a list that the proxy searches and orders; `others` are parameters that narrow it too. */
export function useListParams(fields: Fields, others: readonly string[] = []) {
  const { params, now, set, setSearch, sortBy } = useAddress(fields);
  const { labels, rest } = extractLabels(now.query);
  return {
    ...now,
    labels,
    rest,
    /** Whether the field takes a query as it is written, rather than words. */
    isQuery: params.get('mode') === 'query',
    columns: columnsIn(params),
    isPanelOpen: params.get('panel') === 'labels',
    isFiltered: now.search !== '' || now.query !== '' || isNarrowed(params, others),
    setSearch,
    setQuery: (query: string) => set({ search: '', query: query.trim() }),
    setColumns: (column: readonly string[]) => set({ column }),
    openPanel: (isOpen: boolean) => set({ panel: isOpen ? 'labels' : '' }),
    writeQuery: () => set({ mode: 'query', search: '', query: mergeSearchAndQuery(now) }),
    writeWords: () => set({ mode: '', ...splitSearchAndQuery(mergeSearchAndQuery(now)) }),
    add: (label: Label) => set({ query: addLabel({ query: now.query }, label) }),
    choose: (label: Label) => set({ query: onlyLabel(now.query, label) }),
    remove: (label: Label) => set({ query: withoutLabel(now.query, label) }),
    dropRest: () => set({ query: labels.reduce((query, label) => addLabel({ query }, label), '') }),
    clear: () => set({ search: '', query: '', ...without(others) }),
    sortBy,
  };
}

export type ListState = ReturnType<typeof useListParams>;
export type WholeListState = ReturnType<typeof useWholeListParams>;
