import { LogActions } from '#features/activity/log-actions.tsx';
import { ListPage } from '#features/list/list-page.tsx';
import { MoreFailed } from '#features/list/more-failed.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { ExportButton } from './export/export-button.tsx';
import { FoundEvents } from './found-events.tsx';
import { LiveTag } from './live/live-tag.tsx';
import { NewEvents } from './live/new-events.tsx';
import { PauseButton } from './live/pause-button.tsx';
import { eventsMatch, eventsSelected, MORE_NOT_LOADED, NOT_LOADED } from './messages.ts';
import { EventsTimeline } from './timeline/events-timeline.tsx';
import { useAuditParams } from './use-audit-params.ts';
import { useEventLog } from './use-event-log.ts';

export function AuditLog({ cluster }: { cluster: string }) {
  const params = useAuditParams();
  const log = useEventLog(cluster, params);
  const { query, events, pages, live, loaded, matched, shown, waiting, selection, select, covered } = log;
  const { data, error, isFetching, isFetchNextPageError, refetch } = events;
  const isRefused = pages === undefined && error !== null;
  const matches = params.isFiltered && data !== undefined && eventsMatch(shown.length);
  return (
    <>
      <ListPage
        page="audit"
        cluster={cluster}
        count={data && <LiveTag of={live} />}
        actions={
          <>
            {data && <ExportButton cluster={cluster} params={params} shown={shown} />}
            <PauseButton live={live.live} params={params} onResume={live.resume} />
            <LogActions params={params} query={query} isPending={isFetching} />
          </>
        }
        filters={
          <>
            {!isRefused && (
              <EventsTimeline log={covered} rows={matched} params={params} selection={selection} onSelect={select} />
            )}
            <AuditFilters
              params={params}
              rows={loaded.rows}
              shown={selection ? eventsSelected(shown.length) : matches}
            />
          </>
        }
        of={{ data: pages, error: isFetchNextPageError ? null : error, isFetching, refetch }}
        instead={{ waiting: <SkeletonRows />, permission: 'event: list', notLoaded: NOT_LOADED }}
      >
        {() => <FoundEvents log={log} params={params} news={<NewEvents count={waiting} onReveal={live.reveal} />} />}
      </ListPage>
      {isFetchNextPageError && <MoreFailed of={events} message={MORE_NOT_LOADED} />}
    </>
  );
}
