import { CopyRecord, rawText, UnreadableRecord } from './unreadable.tsx';
import type { ReactNode } from 'react';
import { pageTitles } from '#domain/navigation.ts';
import { environmentOf } from '#domain/workspace/environment.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { Cell, HeadCell, SortHead, Table, TableHead, UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { useContentWidth } from '#ui/table/use-content-width.ts';
import { VirtualRows } from '#ui/table/virtual-rows.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { Column, ListKind, ListedRow, Resource, TableDefinition } from './resource-kind.ts';
import { DetailsLink } from './details-link.tsx';
import { LabelChips } from './label-chips.tsx';
import { LabelCell, LabelHead } from './label-column.tsx';
import type { ListState } from './list-params.ts';
import { LABELS, matchedByHidden, UNREADABLE } from './messages.ts';
import { SELECTION_WIDTH, SelectAll, SelectRow, type Selection } from './selection/selection.tsx';
import { labelKey, useTableLayout, type TableLayout } from './table-layout.ts';
import { readableRows } from './resource-query.ts';
import { useEnvironmentLabel } from './use-environment-label.ts';
import { useRowDetails } from './use-row-details.ts';
import type { VisibleRangeTracker } from './use-visible-range.ts';
import * as css from './resources.css.ts';

/** Options for rows whose labels can be filters and columns. */
interface LabelOptions {
  page: ListKind<Resource>['page'];
  listParams: ListState;
}

interface ListTableProps<R extends ListedRow> {
  table: TableDefinition<R>;
  rows: readonly (R | UnreadableEntry)[];
  /** Includes the header. `UNKNOWN_ROWS` if the total is unknown. */
  rowCount: number;
  listParams: Pick<ListState, 'order' | 'sortBy'>;
  labels?: LabelOptions;
  visibleRange?: VisibleRangeTracker;
  selection?: Selection<R> | undefined;
  /** The index of the first row that matches the search only by its ID or hidden labels. */
  hiddenMatchesFrom?: number | undefined;
}

/** The row above the rows that match only by ID or hidden labels. */
const HIDDEN_HEADING = { ok: 'heading', id: 'matched by hidden details' } as const;

export function ListTable<R extends ListedRow>(props: ListTableProps<R>) {
  const { ref, width } = useContentWidth<HTMLDivElement>();
  return (
    <Panel fill="flush">
      <div ref={ref}>
        <SizedListTable {...props} availableWidth={width} />
      </div>
    </Panel>
  );
}

/** The number of rows with the heading of hidden matches. */
const withHeadingRow = (rowCount: number, hiddenMatchesFrom: number | undefined): number =>
  hiddenMatchesFrom !== undefined && rowCount !== UNKNOWN_ROWS ? rowCount + 1 : rowCount;

/** The table for a known width, in pixels. */
export function SizedListTable<R extends ListedRow>(props: ListTableProps<R> & { availableWidth: number }) {
  const { table, rows, rowCount, listParams, labels, selection, hiddenMatchesFrom } = props;
  const tableWidth = props.availableWidth - (selection ? SELECTION_WIDTH : 0);
  const layout = useTableLayout({ table, rows, labelColumns: labels?.listParams.columns, availableWidth: tableWidth });
  const { columns, labelColumns, widthOf, chipsWidth } = layout;
  const environmentLabel = useEnvironmentLabel();
  const details = useRowDetails(table);
  return (
    <Table label={pageTitles[table.page]} rowCount={withHeadingRow(rowCount, hiddenMatchesFrom)}>
      <TableHead>
        {selection && <SelectAll selection={selection} loaded={readableRows(rows)} />}
        {columns.map((column) => (
          <ColumnHead key={column.title} column={column} listParams={listParams} width={widthOf(column.title)} />
        ))}
        {labels &&
          labelColumns.map((key) => <LabelHead key={key} name={key} {...labels} width={widthOf(labelKey(key))} />)}
        {chipsWidth !== undefined && <HeadCell width={widthOf('labels')}>{LABELS}</HeadCell>}
        <HeadCell width={widthOf('action')} align="end">
          {table.action.title}
        </HeadCell>
      </TableHead>
      <VirtualRows<Row<R>>
        rows={withHeading(rows, hiddenMatchesFrom)}
        rowKey={({ id }) => id}
        environmentOf={(row) => (row.ok === true ? environmentOf(row.labels ?? [], environmentLabel)?.tone : undefined)}
        isCurrent={details.isOpen}
        onRowClick={details.onRowClick}
        {...props.visibleRange}
      >
        {(row) =>
          row.ok === 'heading' ? (
            <HiddenMatchesHeading
              columns={(selection ? 1 : 0) + columnCount(layout)}
              text={matchedByHidden(rows.length - (hiddenMatchesFrom ?? 0), rows.length + 1 === rowCount)}
            />
          ) : row.ok ? (
            <>
              {selection && <SelectRow selection={selection} row={row} shownRows={rows} />}
              <RowCells
                table={table}
                row={row}
                layout={layout}
                environmentLabel={environmentLabel}
                onLabel={labels?.listParams.add}
                detailsLink={details.linkOf(row)}
              />
            </>
          ) : (
            <>
              {selection && <Cell />}
              <UnreadableCells raw={row.raw} layout={layout} />
            </>
          )
        }
      </VirtualRows>
    </Table>
  );
}

const HiddenMatchesHeading = ({ columns, text }: { columns: number; text: string }) => (
  <Cell colSpan={columns}>
    <h2 className={css.hiddenMatchesHeading}>{text}</h2>
  </Cell>
);

type Row<R> = R | UnreadableEntry | typeof HIDDEN_HEADING;

/** The rows, with a heading before the first one that matches only by its ID or hidden labels. */
const withHeading = <R,>(rows: readonly (R | UnreadableEntry)[], hiddenMatchesFrom: number | undefined): Row<R>[] =>
  hiddenMatchesFrom === undefined
    ? [...rows]
    : [...rows.slice(0, hiddenMatchesFrom), HIDDEN_HEADING, ...rows.slice(hiddenMatchesFrom)];

const columnCount = <R,>({ columns, labelColumns, chipsWidth }: TableLayout<R>): number =>
  columns.length + labelColumns.length + (chipsWidth === undefined ? 0 : 1) + 1;

interface ColumnHeadProps<R> {
  column: Column<R>;
  listParams: Pick<ListState, 'order' | 'sortBy'>;
  width: number | undefined;
}

function ColumnHead<R>({ column: { title, sort }, listParams: { order, sortBy }, width }: ColumnHeadProps<R>) {
  if (sort === undefined) return <HeadCell width={width}>{title}</HeadCell>;
  return (
    <SortHead width={width} sorted={order.field === sort ? order.dir : undefined} onSort={() => sortBy(sort)}>
      {title}
    </SortHead>
  );
}

const highlightMatches = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <MarkedText text={content} /> : content;

interface RowCellsProps<R extends ListedRow> {
  table: TableDefinition<R>;
  row: R;
  layout: TableLayout<R>;
  environmentLabel: string | undefined;
  onLabel: ListState['add'] | undefined;
  /** The address with the details of the row. */
  detailsLink: string | undefined;
}

function RowCells<R extends ListedRow>(props: RowCellsProps<R>) {
  const { table, row, layout, environmentLabel, onLabel, detailsLink } = props;
  const { columns, titles, labelColumns, chipsWidth } = layout;
  return (
    <>
      {columns.map(({ title, style, text, cell = text, hasOwnLayout = false }) => (
        <Cell key={title} kind={style} title={text(row) || undefined}>
          {style === 'name' ? (
            <RowName hasOwnLayout={hasOwnLayout} detailsLink={detailsLink}>
              {highlightMatches(cell(row, titles))}
            </RowName>
          ) : (
            highlightMatches(cell(row, titles))
          )}
        </Cell>
      ))}
      {labelColumns.map((name) => (
        <LabelCell key={name} row={row} name={name} />
      ))}
      {chipsWidth !== undefined && onLabel && (
        <Cell>
          <LabelChips
            rowName={row.name}
            labels={(row.labels ?? []).filter(({ name }) => !labelColumns.includes(name))}
            environmentLabel={environmentLabel}
            availableWidth={chipsWidth}
            onLabel={onLabel}
          />
        </Cell>
      )}
      <Cell kind="actions">{table.action.render(row)}</Cell>
    </>
  );
}

interface RowNameProps {
  hasOwnLayout: boolean;
  detailsLink: string | undefined;
  children: ReactNode;
}

function RowName({ hasOwnLayout, detailsLink, children }: RowNameProps) {
  if (detailsLink !== undefined)
    return (
      <DetailsLink to={detailsLink} isClipped={!hasOwnLayout}>
        {children}
      </DetailsLink>
    );
  return hasOwnLayout ? children : <span className={css.name}>{children}</span>;
}

/** The cells of an unreadable record: a mark and the raw record (docs/behaviour.md#unreadable-records). */
function UnreadableCells<R>({
  raw,
  layout: { columns, labelColumns, chipsWidth },
}: {
  raw: unknown;
  layout: TableLayout<R>;
}) {
  const codeColumnTitle =
    chipsWidth === undefined ? columns.find(({ style: look }) => look === 'code')?.title : undefined;
  const hasColumnForText = chipsWidth !== undefined || codeColumnTitle !== undefined;
  return (
    <>
      {columns.map(({ title, style }) => (
        <Cell key={title} kind={style} title={title === codeColumnTitle ? rawText(raw) : undefined}>
          {style === 'name' && (hasColumnForText ? UNREADABLE : <UnreadableRecord raw={raw} />)}
          {title === codeColumnTitle && rawText(raw)}
        </Cell>
      ))}
      {labelColumns.map((name) => (
        <Cell key={name} />
      ))}
      {chipsWidth !== undefined && <Cell kind="code">{rawText(raw)}</Cell>}
      <Cell kind="actions">
        <CopyRecord raw={raw} />
      </Cell>
    </>
  );
}
