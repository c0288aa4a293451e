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
export const MAX_LABEL_COLUMNS = 5;

function parseOrder(text: string | null, fields: Fields): Order {
  const [field = '', dir] = (text ?? '').split(':');
  if (!fields.includes(field)) return { field: fields[0] ?? '', dir: 'asc' };
  return { field, dir: dir === 'desc' ? 'desc' : 'asc' };
}

export const listParamsOf = (params: URLSearchParams, fields: Fields): ListParams => ({
  search: params.get('search') ?? '',
  query: params.get('query') ?? '',
  order: parseOrder(params.get('sort'), fields),
});

const parseColumns = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll('column'))].filter((key) => key !== '').slice(0, MAX_LABEL_COLUMNS);

/** The demand for a label in place of any other value of its key: a resource has one value of each. */
function onlyLabel(query: string, label: Label): string {
  const others = extractLabels(query).labels.filter(({ name }) => name === label.name);
  return addLabel({ query: others.reduce(withoutLabel, query) }, label);
}

/** The parameters in the address, and how to set them; typing replaces it, so that Back leaves the list. */
function useListAddress(fields: Fields) {
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
    sortBy: (sortField: string) =>
      set({ sort: `${sortField}:${field === sortField && dir === 'asc' ? 'desc' : 'asc'}` }),
  };
}

const hasExtraFilters = (params: URLSearchParams, extraParams: readonly string[]): boolean =>
  extraParams.some((name) => paramValues(params, name).length > 0);

const clearedParams = (extraParams: readonly string[]): ParamChanges =>
  Object.fromEntries(extraParams.map((name) => [name, '']));

/** Of a list that comes whole, and is searched and ordered here; `others` are parameters that narrow it too. */
export function useFullListParams(fields: Fields, extraParams: readonly string[] = []) {
  const { params, now, set, setSearch, sortBy } = useListAddress(fields);
  const { search, order } = now;
  return {
    search,
    order,
    isFiltered: search !== '' || hasExtraFilters(params, extraParams),
    setSearch,
    sortBy,
    clear: () => set({ search: '', ...clearedParams(extraParams) }),
  };
}

/** Of a list that the proxy searches and orders; `others` are parameters that narrow it too. */
export function useListParams(fields: Fields, extraParams: readonly string[] = []) {
  const { params, now, set, setSearch, sortBy } = useListAddress(fields);
  const { labels, rest } = extractLabels(now.query);
  return {
    ...now,
    labels,
    rest,
    /** Whether the field takes a query as it is written, rather than words. */
    isQuery: params.get('mode') === 'query',
    columns: parseColumns(params),
    isPanelOpen: params.get('panel') === 'labels',
    isFiltered: now.search !== '' || now.query !== '' || hasExtraFilters(params, extraParams),
    setSearch,
    setQuery: (query: string) => set({ search: '', query: query.trim() }),
    setColumns: (column: readonly string[]) => set({ column }),
    openPanel: (isOpen: boolean) => set({ panel: isOpen ? 'labels' : '' }),
    switchToQuery: () => set({ mode: 'query', search: '', query: mergeSearchAndQuery(now) }),
    switchToWords: () => set({ mode: '', ...splitSearchAndQuery(mergeSearchAndQuery(now)) }),
    add: (label: Label) => set({ query: addLabel({ query: now.query }, label) }),
    choose: (label: Label) => set({ query: onlyLabel(now.query, label) }),
    remove: (label: Label) => set({ query: withoutLabel(now.query, label) }),
    clearRest: () => set({ query: labels.reduce((query, label) => addLabel({ query }, label), '') }),
    clear: () => set({ search: '', query: '', ...clearedParams(extraParams) }),
    sortBy,
  };
}

export type ListState = ReturnType<typeof useListParams>;
export type FullListState = ReturnType<typeof useFullListParams>;
