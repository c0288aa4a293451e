import { CopyRecord, rawText, UnreadableRecord } from './unreadable.tsx';
import type { ReactNode } from 'react';
import { pageTitles } from '#domain/navigation.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { Cell, HeadCell, SortHead, Table, TableHead, UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { useRoom } from '#ui/table/use-room.ts';
import { VirtualRows } from '#ui/table/virtual-rows.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { Column, Kind, ListedRow, Resource, TableOf } from './kind.ts';
import { LabelChips } from './label-chips.tsx';
import { LabelCell, LabelHead } from './label-column.tsx';
import type { ListState } from './list-params.ts';
import { LABELS, matchedByHidden, UNREADABLE } from './messages.ts';
import { SELECTION_WIDTH, SelectAll, SelectRow, type Selection } from './selection.tsx';
import { labelKey, useLayout, type Layout } from './table-layout.ts';
import { readable } from './query.ts';
import type { Seen } from './use-sight.ts';
import * as css from './resources.css.ts';

/** Rows whose labels filter, and can be columns. */
interface Labels {
  page: Kind<Resource>['page'];
  listParams: ListState;
}

interface ListTableProps<R extends ListedRow> {
  of: TableOf<R>;
  rows: readonly (R | UnreadableEntry)[];
  /** Header included; `UNKNOWN_ROWS` where nobody knows. */
  rowCount: number;
  listParams: Pick<ListState, 'order' | 'sortBy'>;
  labels?: Labels;
  sight?: Seen;
  selection?: Selection<R> | undefined;
  /** The index of the first row that matches the search only by its ID or hidden labels. */
  hiddenMatchesFrom?: number | undefined;
}

/** The row above the rows that match only by ID or hidden labels. */
const HIDDEN_HEADING = { ok: 'heading', id: 'matched by hidden details' } as const;

export function ListTable<R extends ListedRow>(props: ListTableProps<R>) {
  const { ref, width } = useRoom<HTMLDivElement>();
  return (
    <Panel fill="flush">
      <div ref={ref}>
        <TableInRoom {...props} room={width} />
      </div>
    </Panel>
  );
}

/** The table in a width that is known, in px. */
export function TableInRoom<R extends ListedRow>(props: ListTableProps<R> & { room: number }) {
  const { of: table, rows, rowCount, listParams, labels, sight, selection, hiddenMatchesFrom, room: all } = props;
  const room = selection ? all - SELECTION_WIDTH : all;
  const layout = useLayout({ table, rows, wanted: labels?.listParams.columns, room });
  const { columns, labelColumns, widthOf, chipRoom } = layout;
  const withHeading: Row<R>[] = [...rows];
  if (hiddenMatchesFrom !== undefined) withHeading.splice(hiddenMatchesFrom, 0, HIDDEN_HEADING);
  const isCounted = rowCount !== UNKNOWN_ROWS;
  return (
    <Table
      label={pageTitles[table.page]}
      rowCount={isCounted && hiddenMatchesFrom !== undefined ? rowCount + 1 : rowCount}
    >
      <TableHead>
        {selection && <SelectAll of={selection} loaded={readable(rows)} />}
        {columns.map((column) => (
          <Head key={column.title} column={column} listParams={listParams} width={widthOf(column.title)} />
        ))}
        {labels &&
          labelColumns.map((key) => <LabelHead key={key} name={key} {...labels} width={widthOf(labelKey(key))} />)}
        {chipRoom !== undefined && <HeadCell width={widthOf('labels')}>{LABELS}</HeadCell>}
        <HeadCell width={widthOf('action')} align="end">
          {table.action.title}
        </HeadCell>
      </TableHead>
      <VirtualRows<Row<R>> rows={withHeading} rowKey={({ id }) => id} {...sight}>
        {(row) =>
          row.ok === 'heading' ? (
            <Cell colSpan={(selection ? 1 : 0) + columnCount(layout)}>
              <h2 className={css.hiddenMatchesHeading}>
                {matchedByHidden(rows.length - (hiddenMatchesFrom ?? 0), rows.length + 1 === rowCount)}
              </h2>
            </Cell>
          ) : row.ok ? (
            <>
              {selection && <SelectRow of={selection} row={row} />}
              <Cells of={table} row={row} layout={layout} onLabel={labels?.listParams.add} />
            </>
          ) : (
            <>
              {selection && <Cell />}
              <BrokenCells raw={row.raw} layout={layout} />
            </>
          )
        }
      </VirtualRows>
    </Table>
  );
}

type Row<R> = R | UnreadableEntry | typeof HIDDEN_HEADING;

const columnCount = <R,>({ columns, labelColumns, chipRoom }: Layout<R>): number =>
  columns.length + labelColumns.length + (chipRoom === undefined ? 0 : 1) + 1;

interface HeadProps<R> {
  column: Column<R>;
  listParams: Pick<ListState, 'order' | 'sortBy'>;
  width: number | undefined;
}

function Head<R>({ column: { title, sort }, listParams: { order, sortBy }, width }: HeadProps<R>) {
  if (sort === undefined) return <HeadCell width={width}>{title}</HeadCell>;
  return (
    <SortHead width={width} sorted={order.field === sort ? order.dir : undefined} onSort={() => sortBy(sort)}>
      {title}
    </SortHead>
  );
}

const marked = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <MarkedText text={content} /> : content;

interface CellsProps<R extends ListedRow> {
  of: TableOf<R>;
  row: R;
  layout: Layout<R>;
  onLabel: ListState['add'] | undefined;
}

function Cells<R extends ListedRow>({ of: { action }, row, layout, onLabel }: CellsProps<R>) {
  const { columns, titles, labelColumns, chipRoom } = layout;
  return (
    <>
      {columns.map(({ title, look, text, cell = text, isLaidOut = false }) => (
        <Cell key={title} kind={look} title={text(row) || undefined}>
          {look === 'name' && !isLaidOut ? (
            <span className={css.name}>{marked(cell(row, titles))}</span>
          ) : (
            marked(cell(row, titles))
          )}
        </Cell>
      ))}
      {labelColumns.map((name) => (
        <LabelCell key={name} row={row} name={name} />
      ))}
      {chipRoom !== undefined && onLabel && (
        <Cell>
          <LabelChips
            of={row.name}
            labels={(row.labels ?? []).filter(({ name }) => !labelColumns.includes(name))}
            room={chipRoom}
            onLabel={onLabel}
          />
        </Cell>
      )}
      <Cell kind="actions">{action.of(row)}</Cell>
    </>
  );
}

/** A record that cannot be read: marked as such, shown as it came, and in nobody's way (docs/behaviour.md#unreadable-records). */
function BrokenCells<R>({ raw, layout: { columns, labelColumns, chipRoom } }: { raw: unknown; layout: Layout<R> }) {
  const code = chipRoom === undefined ? columns.find(({ look }) => look === 'code')?.title : undefined;
  const isBeside = chipRoom !== undefined || code !== undefined;
  return (
    <>
      {columns.map(({ title, look }) => (
        <Cell key={title} kind={look} title={title === code ? rawText(raw) : undefined}>
          {look === 'name' && (isBeside ? UNREADABLE : <UnreadableRecord raw={raw} />)}
          {title === code && rawText(raw)}
        </Cell>
      ))}
      {labelColumns.map((name) => (
        <Cell key={name} />
      ))}
      {chipRoom !== undefined && <Cell kind="code">{rawText(raw)}</Cell>}
      <Cell kind="actions">
        <CopyRecord raw={raw} />
      </Cell>
    </>
  );
}
