import { LogActions } from '#features/activity/log-actions.tsx';
import { ListPage } from '#features/list/list-page.tsx';
import { MoreFailed } from '#features/list/list-end.tsx';
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

export function AuditLog({ cluster, mayList }: AuditLogProps) {
  const params = useAuditParams();
  const log = useEventLog(cluster, params);
  const { query, events, pages, live, loaded, matched, shown: visibleRows, waiting, selection, select, covered } = log;
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
            {mayExport && (
              <EventsHistogram log={covered} rows={matched} params={params} selection={selection} onSelect={select} />
            )}
            <AuditFilters
              params={params}
              rows={loaded.rows}
              summary={selection ? eventsSelected(visibleRows.length) : matches}
            />
          </>
        }
        query={{ data: pages, error: shownError, isFetching, refetch }}
        fallback={{ placeholder: <SkeletonRows />, permission: 'event: list', errorTitle: NOT_LOADED }}
      >
        {() => (
          <MatchingEvents
            log={log}
            params={params}
            newEventsNotice={<NewEvents count={waiting} onReveal={live.showPending} />}
          />
        )}
      </ListPage>
      {isFetchNextPageError && <MoreFailed query={events} message={MORE_NOT_LOADED} onRetry={log.loadMore} />}
    </>
  );
}
