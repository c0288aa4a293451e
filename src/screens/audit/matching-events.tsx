import FileSearch from 'lucide-react/icons/file-search';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { ReactNode } from 'react';
import { timelineSubjectOf } from '#domain/audit/log/timeline.ts';
import { NothingFound } from '#features/activity/nothing-found.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Switch } from '#ui/field/switch.tsx';
import { EventDetails } from './event-details.tsx';
import { LOAD_MORE, NONE_SELECTED, NOTHING_FOUND_MESSAGES, EVENT } from './messages.ts';
import { SHOW_TIMELINE } from './event-timeline/messages.ts';
import { EventTimeline } from './event-timeline/event-timeline.tsx';
import { CLEAR_SELECTION } from './histogram/messages.ts';
import type { AuditState } from './use-audit-params.ts';
import type { EventLog } from './use-event-log.ts';
import * as css from './audit.css.ts';
import type { LogPagination } from '#features/activity/log-query.ts';
import { LOCAL_TIME_COLUMN, TIME_IN_UTC } from '#features/activity/messages.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { AuditRow } from '#domain/audit/event.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { HeadCell, SortHead, Table, TableHead, UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { useContentWidth } from '#ui/table/use-content-width.ts';
import { VirtualRows } from '#ui/table/virtual-rows.tsx';
import { EventCells, UnreadableCells, type ColumnLayout } from './event-cells.tsx';
import { fieldName } from './field-names.ts';
import type { StopReason } from '#lib/paging.ts';
import type { LoadedEvents } from './loaded-events.ts';
import { MESSAGE } from '#features/list/messages.ts';

/** The next page is requested when this many rows remain below the window. */
const NEAR_END_ROWS = 60;

/** Minimum widths in pixels for each layout. Below them, a row has two lines. */
const MIN_LAYOUT_WIDTHS = { columns: 600, user: 860 };
const COLUMN_WIDTHS = { time: 180, event: 230, user: 170 };

const layoutForWidth = (width: number): ColumnLayout =>
  width >= MIN_LAYOUT_WIDTHS.user ? 'user' : width >= MIN_LAYOUT_WIDTHS.columns ? 'columns' : 'lines';

interface EventTableProps {
  loaded: LoadedEvents;
  /** Rows that match the filters. */
  rows: readonly AuditRow[];
  params: AuditState;
  events: LogPagination;
  /** Why the log does not request the next page automatically. */
  stopReason: StopReason | undefined;
}

function EventTable(props: EventTableProps) {
  const { ref, width } = useContentWidth<HTMLDivElement>();
  return (
    <Panel fill="flush">
      <div ref={ref}>
        <SizedEventTable {...props} columns={layoutForWidth(width)} />
      </div>
    </Panel>
  );
}

function SizedEventTable({
  loaded,
  rows,
  params,
  events,
  stopReason,
  columns,
}: EventTableProps & { columns: ColumnLayout }) {
  const { keys } = loaded;
  const { zone, order, toggleOrder, detailsLinkOf, event } = params;
  const isFilteredInBrowser = rows !== loaded.rows;
  const keyOf = (row: AuditRow) => keys.get(row) ?? row.id;
  const loadMoreNearEnd = ({ to }: { to: number }) => {
    const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = events;
    // If few rows match, the end of the table is always near, and automatic paging would load the whole log.
    if (isFilteredInBrowser || stopReason || !hasNextPage || isFetching || isFetchNextPageError) return;
    if (to > rows.length - NEAR_END_ROWS) fetchNextPage();
  };
  const timeTitle = zone === 'utc' ? TIME_IN_UTC : LOCAL_TIME_COLUMN;
  return (
    <Table label={pageTitles.audit} rowCount={events.hasNextPage ? UNKNOWN_ROWS : rows.length + 1}>
      <TableHead>
        <SortHead width={columns === 'lines' ? undefined : COLUMN_WIDTHS.time} sorted={order} onSort={toggleOrder}>
          {timeTitle}
        </SortHead>
        {columns !== 'lines' && <HeadCell width={COLUMN_WIDTHS.event}>{EVENT}</HeadCell>}
        {columns !== 'lines' && <HeadCell>{MESSAGE}</HeadCell>}
        {columns === 'user' && <HeadCell width={COLUMN_WIDTHS.user}>{fieldName('user')}</HeadCell>}
      </TableHead>
      <VirtualRows
        rows={rows}
        rowKey={keyOf}
        isCurrent={(row) => keyOf(row) === event}
        onVisibleRangeChange={loadMoreNearEnd}
      >
        {(row) =>
          row.ok ? (
            <EventCells event={row} to={detailsLinkOf(keyOf(row))} zone={zone} columns={columns} />
          ) : (
            <UnreadableCells raw={row.raw} columns={columns} />
          )
        }
      </VirtualRows>
    </Table>
  );
}

interface MatchingEventsProps {
  log: Pick<EventLog, 'loaded' | 'shown' | 'events' | 'stop' | 'loadMore' | 'selection' | 'select' | 'list'>;
  params: AuditState;
  /** The notice about new events that are not shown yet. */
  newEventsNotice: ReactNode;
}

/** The matching events as a table or a timeline, and the details of one event. */
export function MatchingEvents({ log, params, newEventsNotice }: MatchingEventsProps) {
  const { loaded, shown: visibleRows, events, stop: stopReason, loadMore, selection, select, list } = log;
  const subject = timelineSubjectOf(params.filter);
  const event = loaded.events.get(params.event);
  const loadMoreButton = events.hasNextPage && !events.isFetchNextPageError && (
    <Button pending={events.isFetchingNextPage} onClick={loadMore}>
      {LOAD_MORE}
    </Button>
  );
  return (
    <>
      <div className={params.event === '' ? css.single : css.withDetails}>
        {/* Takes the focus when new events are shown. */}
        <div ref={list} tabIndex={-1} className={css.list}>
          {subject && (
            <p className={css.view}>
              <Switch
                checked={params.isTimelineShown}
                onChange={({ target }) => params.setTimelineShown(target.checked)}
              >
                {SHOW_TIMELINE}
              </Switch>
            </p>
          )}
          {newEventsNotice}
          {subject && params.isTimelineShown && visibleRows.length > 0 ? (
            <EventTimeline subject={subject} loaded={loaded} rows={visibleRows} params={params} />
          ) : visibleRows.length > 0 ? (
            <EventTable loaded={loaded} rows={visibleRows} params={params} events={events} stopReason={stopReason} />
          ) : (
            <NoEvents
              loadedCount={loaded.rows.length}
              params={params}
              loadMoreButton={loadMoreButton}
              stopReason={stopReason}
              onUnselect={selection && (() => select(undefined))}
            />
          )}
        </div>
        {/* Before the full page is loaded, a missing event is not reported, because the full page may contain it. */}
        {params.event !== '' && (event ?? events.data) && (
          <EventDetails event={event} rows={loaded.rows} params={params} />
        )}
      </div>
      {visibleRows.length > 0 && loadMoreButton && <div className={css.loadMore}>{loadMoreButton}</div>}
    </>
  );
}

interface NoEventsProps {
  loadedCount: number;
  params: AuditState;
  /** Removes the selection in the histogram; undefined without a selection. */
  onUnselect: (() => void) | undefined;
  loadMoreButton: ReactNode;
  stopReason: EventLog['stop'];
}

function NoEvents({ loadedCount, params, loadMoreButton, stopReason, onUnselect }: NoEventsProps) {
  if (onUnselect)
    return (
      <EmptyState
        icon={FileSearch}
        title={NONE_SELECTED}
        action={<Button onClick={onUnselect}>{CLEAR_SELECTION}</Button>}
      />
    );
  const { isFiltered, clear } = params;
  return (
    <NothingFound
      loadedCount={loadedCount}
      icon={ScrollText}
      isFiltered={isFiltered}
      onClear={clear}
      loadMore={loadMoreButton}
      stopReason={stopReason}
      messages={NOTHING_FOUND_MESSAGES}
    />
  );
}
