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
import { EVENT } from './messages.ts';
import type { AuditState } from './use-audit-params.ts';

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
  stop: StopReason | undefined;
}

export function EventTable(props: EventTableProps) {
  const { ref, width } = useContentWidth<HTMLDivElement>();
  return (
    <Panel fill="flush">
      <div ref={ref}>
        <SizedEventTable {...props} columns={layoutForWidth(width)} />
      </div>
    </Panel>
  );
}

function SizedEventTable({ loaded, rows, params, events, stop, columns }: EventTableProps & { columns: ColumnLayout }) {
  const { keys } = loaded;
  const { zone, order, turnOrder, detailsLinkOf, event } = params;
  const isFilteredInBrowser = rows !== loaded.rows;
  const keyOf = (row: AuditRow) => keys.get(row) ?? row.id;
  const loadMoreNearEnd = ({ to }: { to: number }) => {
    const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = events;
    // If few rows match, the end of the table is always near, and automatic paging would load the whole log.
    if (isFilteredInBrowser || stop || !hasNextPage || isFetching || isFetchNextPageError) return;
    if (to > rows.length - NEAR_END_ROWS) fetchNextPage();
  };
  const timeTitle = zone === 'utc' ? TIME_IN_UTC : LOCAL_TIME_COLUMN;
  return (
    <Table label={pageTitles.audit} rowCount={events.hasNextPage ? UNKNOWN_ROWS : rows.length + 1}>
      <TableHead>
        <SortHead width={columns === 'lines' ? undefined : COLUMN_WIDTHS.time} sorted={order} onSort={turnOrder}>
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
