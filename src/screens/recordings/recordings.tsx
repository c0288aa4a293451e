// The list of recordings, with links to the player.
import { useInfiniteQuery } from '@tanstack/react-query';
import { redirect, useOutletContext, type LoaderFunctionArgs } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { loadNextPage } from '#api/list/list-throttle.ts';
import type { PageContext } from '#domain/page-context.ts';
import { recordingRows } from '#domain/recording/recording-rows.ts';
import { LogActions } from '#features/activity/log-actions.tsx';
import { RangeNotice } from '#features/activity/range-notice.tsx';
import { logStopReason, prefetchLog } from '#features/activity/log-query.ts';
import { isLocalZoneStored } from '#features/activity/zone.ts';
import { OpenDetails } from '#features/details/open-details.tsx';
import { CsvButton } from '#features/list/export/csv-button.tsx';
import { ListPage } from '#features/list/list-page.tsx';
import { MoreFailed } from '#features/list/list-end.tsx';
import { useEmptyPages } from '#features/list/use-visible-range.ts';
import { requiredParam } from '#lib/params.ts';
import type { TimeZone } from '#lib/time.ts';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { MatchingRecordings } from './matching-recordings.tsx';
import { rowsOfPages } from './loaded-recordings.ts';
import { MORE_NOT_LOADED, recordingsMatch } from './messages.ts';
import { RECORDINGS_NOT_LOADED } from '#domain/recording/messages.ts';
import { RecordingFilters, useCardView } from './recording-filters.tsx';
import { recordingColumns } from './recording-table.tsx';
import { parseRecordingsParams, useRecordingsParams } from './recordings-params.ts';
import { recordingPagesQuery } from '#features/activity/recordings-query.ts';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const RecordingDetails = lazyComponent(async () => (await import('./recording-details.tsx')).RecordingDetails);

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

interface OpenRecordingProps {
  /** The loaded rows. */
  rows: ReturnType<typeof rowsOfPages>;
  zone: TimeZone;
}

/** The details of the recording that the address names. */
const OpenRecording = ({ rows, zone }: OpenRecordingProps) => (
  <OpenDetails>
    {(id) => <RecordingDetails recording={rows.filter((row) => row.ok).find((row) => row.id === id)} zone={zone} />}
  </OpenDetails>
);

interface RecordingsCsvProps {
  /** The shown rows; undefined until they are loaded. */
  rows: ReturnType<typeof rowsOfPages> | undefined;
  isWhole: boolean;
  zone: TimeZone;
}

const RecordingsCsv = ({ zone, ...shown }: RecordingsCsvProps) => (
  <CsvButton table={{ page: 'recordings', columns: recordingColumns(zone) }} {...shown} />
);

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
  const environmentLabel = useEnvironmentLabel();
  const visibleRows = recordingRows(loadedRows, { filter, order, protocols, environmentLabel });
  const view = useCardView();
  return (
    <>
      <ListPage
        page="recordings"
        cluster={cluster}
        count={undefined}
        actions={<LogActions params={params} query={query} isPending={isFetching} />}
        exportButton={<RecordingsCsv rows={data && visibleRows} isWhole={!hasNextPage} zone={zone} />}
        filters={
          <>
            <RangeNotice params={params} />
            <RecordingFilters
              params={params}
              rows={loadedRows}
              summary={isFiltered && data !== undefined && recordingsMatch(visibleRows.length)}
              view={view}
            />
          </>
        }
        query={{ data, error: isFetchNextPageError ? null : error, isFetching, refetch }}
        fallback={{ placeholder: <SkeletonRows />, permission: 'session: list', errorTitle: RECORDINGS_NOT_LOADED }}
      >
        {() => (
          <MatchingRecordings
            presentation={{ zone, protocols, cluster, hasPictures }}
            isCardView={view.isCardView}
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
      {data !== undefined && <OpenRecording rows={loadedRows} zone={zone} />}
    </>
  );
}
