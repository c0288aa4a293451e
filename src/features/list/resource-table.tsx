import { CopyRecord, rawText } from './unreadable.tsx';
import { titles } from '#domain/navigation.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { Cell, HeadCell, SortHead, Table, TableHead, UNKNOWN_ROWS } from '#ui/table/table.tsx';
import { useWidth } from '#ui/table/use-width.ts';
import { VirtualRows } from '#ui/table/virtual-rows.tsx';
import type { Extent } from './extent.ts';
import type { Unreadable } from '#lib/unreadable.ts';
import type { Column, Kind, Resource } from './kind.ts';
import { LabelChips } from './label-chips.tsx';
import { LabelCell, LabelHead } from './label-column.tsx';
import type { ListState } from './list-params.ts';
import { labelKey, useLayout, type Layout } from './table-layout.ts';
import type { Seen } from './use-sight.ts';
import * as css from './resources.css.ts';

interface ResourceTableProps<R extends Resource> {
  kind: Kind<R>;
  rows: readonly (R | Unreadable)[];
  extent: Extent;
  listParams: ListState;
  sight: Seen;
}

/** Drawn once its width is known, which is before anything is painted. */
export function ResourceTable<R extends Resource>(props: ResourceTableProps<R>) {
  const { ref, width } = useWidth<HTMLDivElement>();
  return (
    <Panel fill="flush">
      <div ref={ref}>{width !== undefined && <Drawn {...props} room={width} />}</div>
    </Panel>
  );
}

function Drawn<R extends Resource>(props: ResourceTableProps<R> & { room: number }) {
  const { kind, rows, extent, listParams, sight } = props;
  const layout = useLayout(props);
  const { columns, labelColumns, widthOf, chipRoom } = layout;
  return (
    <Table label={titles[kind.page]} rowCount={extent.isWhole ? extent.total + 1 : UNKNOWN_ROWS}>
      <TableHead>
        {columns.map((column) => (
          <Head key={column.title} column={column} listParams={listParams} width={widthOf(column.title)} />
        ))}
        {labelColumns.map((key) => (
          <LabelHead key={key} name={key} page={kind.page} listParams={listParams} width={widthOf(labelKey(key))} />
        ))}
        {chipRoom !== undefined && <HeadCell width={widthOf('labels')}>Labels</HeadCell>}
        <HeadCell width={widthOf('action')} align="end">
          {kind.action.title}
        </HeadCell>
      </TableHead>
      <VirtualRows rows={rows} rowKey={({ id }) => id} {...sight}>
        {(row) =>
          row.ok ? (
            <Cells kind={kind} row={row} layout={layout} onLabel={listParams.add} />
          ) : (
            <BrokenCells raw={row.raw} layout={layout} />
          )
        }
      </VirtualRows>
    </Table>
  );
}

interface HeadProps<R> {
  column: Column<R>;
  listParams: ListState;
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

interface CellsProps<R extends Resource> {
  kind: Kind<R>;
  row: R;
  layout: Layout<R>;
  onLabel: ListState['add'];
}

function Cells<R extends Resource>({ kind, row, layout, onLabel }: CellsProps<R>) {
  const { columns, labelColumns, chipRoom } = layout;
  return (
    <>
      {columns.map(({ title, look, text, cell = text }) => (
        <Cell key={title} kind={look} title={text(row)}>
          {look === 'name' ? <span className={css.name}>{cell(row)}</span> : cell(row)}
        </Cell>
      ))}
      {labelColumns.map((name) => (
        <LabelCell key={name} row={row} name={name} />
      ))}
      {chipRoom !== undefined && (
        <Cell>
          <LabelChips
            of={row.name}
            labels={row.labels.filter(({ name }) => !labelColumns.includes(name))}
            room={chipRoom}
            onLabel={onLabel}
          />
        </Cell>
      )}
      <Cell kind="actions">{kind.action.of(row)}</Cell>
    </>
  );
}

/** A record that cannot be read: said, shown as it came, and in nobody's way (docs/behaviour.md#unreadable-records). */
function BrokenCells<R>({ raw, layout: { columns, labelColumns, chipRoom } }: { raw: unknown; layout: Layout<R> }) {
  return (
    <>
      {columns.map(({ title, look }) =>
        look === 'name' ? (
          <Cell key={title} kind="name">
            Unreadable
          </Cell>
        ) : (
          <Cell key={title} />
        ),
      )}
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
