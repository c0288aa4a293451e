// The audit log of a cluster.
import { redirect, useOutletContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { prefetchLog } from '#features/activity/log-query.ts';
import { isLocalZoneStored } from '#features/activity/zone.ts';
import { requiredParam } from '#lib/params.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { waitBriefly, queryClient } from '#api/query-client.ts';
import { parseAuditParams, isFiltered } from './audit-params.ts';
import { eventPagesQuery, firstEventsQuery } from '#features/activity/events-query.ts';
import { LogActions } from '#features/activity/log-actions.tsx';
import { RangeNotice } from '#features/activity/range-notice.tsx';
import { ListPage } from '#features/list/list-page.tsx';
import { MoreFailed } from '#features/list/list-end.tsx';
import { DensityContext } from '#ui/table/density.ts';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { ExportButton } from './export/export-button.tsx';
import { MatchingEvents } from './matching-events.tsx';
import { LiveTag } from './live/live-tag.tsx';
import { NewEvents } from './live/new-events.tsx';
import { PauseButton } from './live/pause-button.tsx';
import { eventsMatch, eventsSelected, MORE_NOT_LOADED, NOT_LOADED } from './messages.ts';
import { EventsHistogram } from './histogram/events-histogram.tsx';
import { useAuditParams } from './use-audit-params.ts';
import { useEventLog } from './use-event-log.ts';

interface AuditLogProps {
  cluster: string;
  /** Whether the proxy reports the permission to list events; the log is requested in both cases. */
  mayList: boolean;
}

function AuditLog({ cluster, mayList }: AuditLogProps) {
  const params = useAuditParams();
  const log = useEventLog(cluster, params);
  const { query, events, pages, live, loaded, matched, waitingCount, selection, select, covered } = log;
  const visibleRows = log.shown;
  const { data, error, errorUpdatedAt, isFetching, isFetchNextPageError, refetch } = events;
  const isLoaded = data !== undefined;
  // A live update adds all events since the last one, so the rows are current again.
  const isUpdatedSinceError = live.now > errorUpdatedAt;
  // Errors of further pages appear below the rows.
  const shownError = isFetchNextPageError || isUpdatedSinceError ? null : error;
  const mayExport = pages !== undefined || mayList;
  const matches = params.isFiltered && isLoaded && eventsMatch(visibleRows.length);
  return (
    <>
      <ListPage
        page="audit"
        cluster={cluster}
        count={mayExport && <LiveTag liveLog={live} isLoaded={isLoaded} />}
        actions={
          <>
            <ExportButton cluster={cluster} params={params} visibleRows={visibleRows} isLoaded={isLoaded} />
            <PauseButton live={live.live} params={params} onResume={live.resume} />
            <LogActions params={params} query={query} isPending={isFetching} />
          </>
        }
        filters={
          <>
            <RangeNotice params={params} />
            <AuditFilters
              params={params}
              rows={loaded.rows}
              summary={selection ? eventsSelected(visibleRows.length) : matches}
            />
            {mayExport && (
              <EventsHistogram log={covered} rows={matched} params={params} selection={selection} onSelect={select} />
            )}
          </>
        }
        query={{ data: pages, error: shownError, isFetching, refetch }}
        fallback={{ placeholder: <SkeletonRows />, permission: 'event: list', errorTitle: NOT_LOADED }}
      >
        {() => (
          <MatchingEvents
            log={log}
            params={params}
            newEventsNotice={<NewEvents count={waitingCount} onReveal={live.showPending} />}
          />
        )}
      </ListPage>
      {isFetchNextPageError && <MoreFailed query={events} message={MORE_NOT_LOADED} onRetry={log.loadMore} />}
    </>
  );
}

export function loader({ params, request }: LoaderFunctionArgs) {
  if (!isSignedIn()) return null;
  const { pathname, search, searchParams } = new URL(request.url);
  // The stored time zone becomes part of the address, so that a copied link shows the same times. Addresses with
  // parameters stay unchanged.
  if (search === '' && isLocalZoneStored()) return redirect(`${pathname}?zone=local`);
  const [cluster, query] = [requiredParam(params, 'cluster'), parseAuditParams(searchParams)];
  const events = eventPagesQuery(cluster, query);
  // The short first page loads alone, because the page of 5,000 events keeps the proxy and the browser busy. The log
  // requests the long page after it has rendered.
  if (!isFiltered(query) && queryClient.getQueryData(events.queryKey) === undefined)
    return waitBriefly(queryClient.prefetchQuery(firstEventsQuery(cluster, query)));
  return prefetchLog(events);
}

/** The loader runs only when the page opens. After that, the log requests data itself when the address changes. */
export const shouldRevalidate = () => false;

/** The key resets the page when the cluster changes, so that no event appears under the wrong cluster. */
export function Component() {
  const { cluster, features } = useOutletContext<PageContext>();
  return (
    <DensityContext value="dense">
      <AuditLog key={cluster} cluster={cluster} mayList={features.audit} />
    </DensityContext>
  );
}
