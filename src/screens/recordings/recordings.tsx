// The list of recordings, with links to the player.
import { useInfiniteQuery } from '@tanstack/react-query';
import { redirect, useOutletContext, type LoaderFunctionArgs } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { loadNextPage } from '#api/list/list-throttle.ts';
import type { PageContext } from '#domain/page-context.ts';
import { recordingRows } from '#domain/recording/recording-rows.ts';
import { LogActions } from '#features/activity/log-actions.tsx';
import { logStopReason, prefetchLog } from '#features/activity/log-query.ts';
import { isLocalZoneStored } from '#features/activity/zone.ts';
import { OpenDetails } from '#features/details/open-details.tsx';
import { ListPage } from '#features/list/list-page.tsx';
import { MoreFailed } from '#features/list/list-end.tsx';
import { useEmptyPages } from '#features/list/use-visible-range.ts';
import { requiredParam } from '#lib/params.ts';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { MatchingRecordings } from './matching-recordings.tsx';
import { rowsOfPages } from './loaded-recordings.ts';
import {
  MORE_NOT_LOADED,
  recordingsMatch,
  recordingCount,
  SEARCH_RECORDINGS,
  typeFilterLabel,
  RECORDING_TYPE_LABELS,
} from './messages.ts';
import { RECORDINGS_NOT_LOADED } from '#domain/recording/messages.ts';
import { recordingTable } from './recording-table.tsx';
import {
  parseRecordingsParams,
  useRecordingsParams,
  FILTER_NAMES,
  type FilterName,
  type RecordingsState,
} from './recordings-params.ts';
import { recordingPagesQuery } from '#features/activity/recordings-query.ts';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import type { ReactNode } from 'react';
import { countValues } from '#features/activity/value-counts.ts';
import { FilterChips } from '#features/activity/filter-chips.tsx';
import { FilterMenu, type FilterChoice } from '#features/activity/filter-menu.tsx';
import {
  NAME_OF_RESOURCE,
  NAME_OF_USER,
  RESOURCE,
  resourceFilterLabel,
  userFilterLabel,
} from '#features/activity/messages.ts';
import { TYPE, USERS } from '#features/list/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';

const RecordingDetails = lazyComponent(async () => (await import('./recording-details.tsx')).RecordingDetails);

const typeLabelOf = (type: string): string =>
  new Map<string, string>(Object.entries(RECORDING_TYPE_LABELS)).get(type) ?? type;

const CHIP_LABELS: Readonly<Record<FilterName, (value: string) => string>> = {
  type: (value) => typeFilterLabel(typeLabelOf(value)),
  user: userFilterLabel,
  resource: resourceFilterLabel,
};

type RecordingRows = readonly (RecordingRow | UnreadableEntry)[];

const filterChoices = (
  rows: RecordingRows,
  valuesOf: (row: RecordingRow) => readonly string[],
  labelOf: (value: string) => string,
): FilterChoice[] =>
  countValues(rows, valuesOf).map(({ value, count }) => ({
    value,
    label: labelOf(value),
    note: recordingCount(count),
  }));

interface RecordingFiltersProps {
  params: RecordingsState;
  /** All loaded rows. */
  rows: RecordingRows;
  summary: ReactNode;
}

/** Filters only the loaded rows, because the proxy can filter recordings only by time. */
function RecordingFilters({ params, rows, summary }: RecordingFiltersProps) {
  const { filter, valuesOf, add, remove, clear, setSearch, isFiltered } = params;
  const menu = (name: FilterName, label: string, choices: () => readonly FilterChoice[]) => ({
    label,
    choices: () => choices().filter(({ value }) => !valuesOf(name).includes(value)),
    onChoose: (value: string) => add(name, value),
  });
  const typeChoices = () => filterChoices(rows, ({ type }) => [type], typeLabelOf);
  const userChoices = () => filterChoices(rows, (row) => row.users, sanitize);
  const resourceChoices = () => filterChoices(rows, ({ name }) => [name], sanitize);
  const chips = FILTER_NAMES.flatMap((name) =>
    valuesOf(name).map((value) => ({ name, value, label: CHIP_LABELS[name](sanitize(value)) })),
  );
  return (
    <Toolbar summary={summary}>
      <SearchField label={SEARCH_RECORDINGS} value={filter.text} onChange={setSearch} />
      <FilterMenu {...menu('type', TYPE, typeChoices)} />
      <FilterMenu {...menu('user', USERS, userChoices)} customValueLabel={NAME_OF_USER} />
      <FilterMenu {...menu('resource', RESOURCE, resourceChoices)} customValueLabel={NAME_OF_RESOURCE} />
      <FilterChips chips={isFiltered ? chips : undefined} onRemove={remove} onClear={clear} />
    </Toolbar>
  );
}

export function loader({ params, request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  // Adds the stored time zone to an address without parameters, so that a copied address shows the same list.
  if (search === '' && isLocalZoneStored()) return redirect(`${pathname}?zone=local`);
  return prefetchLog(recordingPagesQuery(requiredParam(params, 'cluster'), parseRecordingsParams(searchParams)));
}

/** The loader only prefetches the first list. When the address changes, the list loads its own data. */
export const shouldRevalidate = () => false;

/** The key resets the page for each cluster, so that recordings never appear under another cluster's name. */
export function Component() {
  const page = useOutletContext<PageContext>();
  return <RecordingsPage key={page.cluster} {...page} />;
}

function RecordingsPage({ cluster, config, user }: PageContext) {
  const protocols = config.playable_db_protocols;
  const hasPictures = proxyCan(dialectOfContext(user), 'sendRecordingPreviews');
  const params = useRecordingsParams();
  const { zone, filter, order, isFiltered } = params;
  const query = recordingPagesQuery(cluster, params);
  const pages = useInfiniteQuery(query);
  const { data, error, hasNextPage, isFetching, isError, isFetchNextPageError, fetchNextPage, refetch } = pages;
  const loadedRows = rowsOfPages(data?.pages ?? []);
  const stopReason = logStopReason(data?.pages);
  useEmptyPages(
    { hasNextPage: hasNextPage && !stopReason, isFetching, isError, fetchNextPage },
    loadedRows.length === 0,
  );
  const loadMore = () => void loadNextPage(query.queryKey, fetchNextPage);
  const visibleRows = recordingRows(loadedRows, { filter, order, protocols });
  return (
    <>
      <ListPage
        page="recordings"
        cluster={cluster}
        count={undefined}
        actions={<LogActions params={params} query={query} isPending={isFetching} />}
        filters={
          <RecordingFilters
            params={params}
            rows={loadedRows}
            summary={isFiltered && data !== undefined && recordingsMatch(visibleRows.length)}
          />
        }
        query={{ data, error: isFetchNextPageError ? null : error, isFetching, refetch }}
        fallback={{ placeholder: <SkeletonRows />, permission: 'session: list', errorTitle: RECORDINGS_NOT_LOADED }}
      >
        {() => (
          <MatchingRecordings
            table={recordingTable({ zone, protocols, cluster, hasPictures })}
            loadedRows={loadedRows}
            visibleRows={visibleRows}
            params={params}
            pages={pages}
            stopReason={stopReason}
            onLoadMore={loadMore}
          />
        )}
      </ListPage>
      {isFetchNextPageError && <MoreFailed query={pages} message={MORE_NOT_LOADED} onRetry={loadMore} />}
      {data !== undefined && (
        <OpenDetails>
          {(id) => (
            <RecordingDetails recording={loadedRows.filter((row) => row.ok).find((row) => row.id === id)} zone={zone} />
          )}
        </OpenDetails>
      )}
    </>
  );
}
