// The state of a list is in its address: search words, a query with label chips, the order, and columns and panels.
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

/** The fields by which a list can be sorted, the default first. */
type SortFields = readonly string[];

/** More columns would be too narrow. */
export const MAX_LABEL_COLUMNS = 5;

function parseOrder(text: string | null, fields: SortFields): Order {
  const [field = '', dir] = (text ?? '').split(':');
  if (!fields.includes(field)) return { field: fields[0] ?? '', dir: 'asc' };
  return { field, dir: dir === 'desc' ? 'desc' : 'asc' };
}

export const listParamsOf = (params: URLSearchParams, fields: SortFields): ListParams => ({
  search: params.get('search') ?? '',
  query: params.get('query') ?? '',
  order: parseOrder(params.get('sort'), fields),
});

const parseColumns = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll('column'))].filter((key) => key !== '').slice(0, MAX_LABEL_COLUMNS);

/** Replaces the query's values of this label key, because a resource has only one value per key. */
function replaceLabel(query: string, label: Label): string {
  const labelsWithSameName = extractLabels(query).labels.filter(({ name }) => name === label.name);
  return addLabel({ query: labelsWithSameName.reduce(withoutLabel, query) }, label);
}

/** The parameters in the address and their setters. Changes replace the history entry, so Back leaves the list. */
function useListAddress(fields: SortFields) {
  const [params, setParams] = useSearchParams();
  const current = listParamsOf(params, fields);
  // Synchronous, because typing must not wait for the router.
  const set = (change: ParamChanges) => setParams(withParams(params, change), { replace: true, flushSync: true });
  const { field, dir } = current.order;
  return {
    params,
    current,
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

/** For lists that the console loads in full, searches and sorts. `extraParams` are the parameters of other filters. */
export function useFullListParams(fields: SortFields, extraParams: readonly string[] = []) {
  const { params, current, set, setSearch, sortBy } = useListAddress(fields);
  const { search, order } = current;
  return {
    search,
    order,
    isFiltered: search !== '' || hasExtraFilters(params, extraParams),
    setSearch,
    sortBy,
    clear: () => set({ search: '', ...clearedParams(extraParams) }),
  };
}

/** For lists that the proxy searches and sorts. `extraParams` are the parameters of other filters. */
export function useListParams(fields: SortFields, extraParams: readonly string[] = []) {
  const { params, current, set, setSearch, sortBy } = useListAddress(fields);
  const { labels, rest } = extractLabels(current.query);
  return {
    ...current,
    labels,
    /** The query without its labels. */
    rest,
    /** Whether the field contains a query rather than search words. */
    isQuery: params.get('mode') === 'query',
    columns: parseColumns(params),
    isPanelOpen: params.get('panel') === 'labels',
    isFiltered: current.search !== '' || current.query !== '' || hasExtraFilters(params, extraParams),
    setSearch,
    setQuery: (query: string) => set({ search: '', query: query.trim() }),
    setColumns: (column: readonly string[]) => set({ column }),
    openPanel: (isOpen: boolean) => set({ panel: isOpen ? 'labels' : '' }),
    switchToQuery: () => set({ mode: 'query', search: '', query: mergeSearchAndQuery(current) }),
    switchToWords: () => set({ mode: '', ...splitSearchAndQuery(mergeSearchAndQuery(current)) }),
    add: (label: Label) => set({ query: addLabel({ query: current.query }, label) }),
    /** Adds the label, and removes labels with the same name. */
    choose: (label: Label) => set({ query: replaceLabel(current.query, label) }),
    remove: (label: Label) => set({ query: withoutLabel(current.query, label) }),
    clearRest: () => set({ query: labels.reduce((query, label) => addLabel({ query }, label), '') }),
    clear: () => set({ search: '', query: '', ...clearedParams(extraParams) }),
    sortBy,
  };
}

export type ListState = ReturnType<typeof useListParams>;
export type FullListState = ReturnType<typeof useFullListParams>;
