import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditRow } from '#domain/audit/event.ts';
import { matching } from '#domain/audit/filter.ts';
import { LogActions } from '#features/activity/log-actions.tsx';
import type { LogPage } from '#features/activity/log-query.ts';
import { rangeText } from '#features/activity/range.ts';
import { ListPage } from '#features/list/list-page.tsx';
import { MoreFailed } from '#features/list/more-failed.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { eventsOf } from './events-query.ts';
import { ExportButton } from './export/export-button.tsx';
import { FoundEvents } from './found-events.tsx';
import { loadedOf } from './loaded.ts';
import { eventsMatch, eventsSelected, MORE_NOT_LOADED, NOT_LOADED } from './messages.ts';
import { EventsTimeline } from './timeline/events-timeline.tsx';
import { isWithin, useSelection } from './timeline/use-selection.ts';
import { useAuditParams } from './use-audit-params.ts';

const NOTHING: readonly LogPage<AuditRow>[] = [];

export function AuditLog({ cluster }: { cluster: string }) {
  const params = useAuditParams();
  const { filter, isFiltered } = params;
  const query = eventsOf(cluster, params);
  const events = useInfiniteQuery(query);
  const { data, error, isFetching, isFetchNextPageError, refetch, dataUpdatedAt } = events;
  const loaded = loadedOf(data?.pages ?? NOTHING);
  const matched = isFiltered ? loaded.rows.filter(matching(filter)) : loaded.rows;
  const [selection, select] = useSelection(rangeText(params.range));
  const shown = selection ? matched.filter(isWithin(selection)) : matched;
  const log = {
    rows: loaded.rows,
    asked: data?.pages[0]?.asked,
    hasMore: events.hasNextPage,
    now: dataUpdatedAt,
  };
  const count = selection
    ? eventsSelected(shown.length)
    : isFiltered && data !== undefined && eventsMatch(shown.length);
  const isRefused = data === undefined && error !== null;
  return (
    <>
      <ListPage
        page="audit"
        cluster={cluster}
        count={undefined}
        actions={
          <>
            {data && <ExportButton cluster={cluster} params={params} shown={shown} />}
            <LogActions params={params} query={query} isPending={isFetching} />
          </>
        }
        filters={
          <>
            {!isRefused && (
              <EventsTimeline log={log} rows={matched} params={params} selection={selection} onSelect={select} />
            )}
            <AuditFilters params={params} rows={loaded.rows} shown={count} />
          </>
        }
        of={{ data, error: isFetchNextPageError ? null : error, isFetching, refetch }}
        instead={{ waiting: <SkeletonRows />, permission: 'event: list', notLoaded: NOT_LOADED }}
      >
        {() => (
          <FoundEvents
            loaded={loaded}
            shown={shown}
            params={params}
            events={events}
            onUnselect={selection && (() => select(undefined))}
          />
        )}
      </ListPage>
      {isFetchNextPageError && <MoreFailed of={events} message={MORE_NOT_LOADED} />}
    </>
  );
}
