import { titles } from '#domain/navigation.ts';
import { visible } from '#lib/visible.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Cell, HeadCell, SortHead, Table, TableHead } from '#ui/table.tsx';
import { VirtualRows } from '#ui/virtual-rows.tsx';
import type { Broken, Column, Kind, Resource } from './kind.ts';
import { LabelChips } from './label-chips.tsx';
import { LabelCell, LabelHead, roomOf } from './label-column.tsx';
import type { Narrowed } from './narrowing.ts';
import type { Seen } from './use-sight.ts';
import { narrower, widths } from './resources.css.ts';
import * as css from './resources.css.ts';

interface ResourceTableProps<R extends Resource> {
  kind: Kind<R>;
  rows: readonly (R | Broken)[];
  total: number;
  narrowing: Narrowed;
  sight: Seen;
}

export function ResourceTable<R extends Resource>({ kind, rows, total, narrowing, sight }: ResourceTableProps<R>) {
  const { columns, action } = kind;
  return (
    <Panel fill="flush">
      <Table label={titles[kind.place]} rowCount={Math.max(total, rows.length) + 1}>
        <TableHead>
          {columns.map((column) => (
            <Head key={column.title} column={column} narrowing={narrowing} />
          ))}
          {narrowing.columns.map((key) => (
            <LabelHead key={key} name={key} place={kind.place} narrowing={narrowing} />
          ))}
          <HeadCell className={css.labels[roomOf(narrowing)]}>Labels</HeadCell>
          <HeadCell className={css.action[action.width]} align="end">
            {action.title}
          </HeadCell>
        </TableHead>
        <VirtualRows rows={rows} rowKey={({ id }) => id} {...sight}>
          {(row) =>
            row.ok ? (
              <Cells kind={kind} row={row} narrowing={narrowing} />
            ) : (
              <BrokenCells raw={row.raw} columns={columns} narrowing={narrowing} />
            )
          }
        </VirtualRows>
      </Table>
    </Panel>
  );
}

function Head<R>({ column, narrowing }: { column: Column<R>; narrowing: Narrowed }) {
  const { title, sort, width } = column;
  const { order, sortBy } = narrowing;
  const look = widthOf(width, narrowing);
  if (sort === undefined) return <HeadCell className={look}>{title}</HeadCell>;
  return (
    <SortHead className={look} sorted={order.field === sort ? order.dir : undefined} onSort={() => sortBy(sort)}>
      {title}
    </SortHead>
  );
}

/** Columns of labels take their room from the others. */
const widthOf = (width: keyof typeof widths, { columns }: Narrowed) => (columns.length > 0 ? narrower : widths)[width];

interface CellsProps<R extends Resource> {
  kind: Kind<R>;
  row: R;
  narrowing: Narrowed;
}

function Cells<R extends Resource>({ kind, row, narrowing }: CellsProps<R>) {
  const room = roomOf(narrowing);
  return (
    <>
      {kind.columns.map(({ title, look, width, cell }) =>
        look === 'name' ? (
          <Cell key={title} kind="name" title={row.name} className={widthOf(width, narrowing)}>
            <span className={css.name}>{cell(row)}</span>
          </Cell>
        ) : (
          <Cell key={title} kind={look} className={widthOf(width, narrowing)}>
            {cell(row)}
          </Cell>
        ),
      )}
      {narrowing.columns.map((name) => (
        <LabelCell key={name} row={row} name={name} room={room} />
      ))}
      <Cell className={css.labels[room]}>
        <LabelChips
          of={row.name}
          labels={row.labels.filter(({ name }) => !narrowing.columns.includes(name))}
          room={room === 'several' ? 0 : (kind.columns.length > 2 ? 2 : 3) - narrowing.columns.length}
          onLabel={narrowing.add}
        />
      </Cell>
      <Cell kind="actions">{kind.action.of(row)}</Cell>
    </>
  );
}

interface BrokenCellsProps<R> {
  raw: unknown;
  columns: readonly Column<R>[];
  narrowing: Narrowed;
}

/** A record that cannot be read: said, shown as it came, and in nobody's way (decisions 10). */
function BrokenCells<R>({ raw, columns, narrowing }: BrokenCellsProps<R>) {
  const room = roomOf(narrowing);
  const text = JSON.stringify(raw) ?? 'nothing';
  return (
    <>
      {columns.map(({ title, look, width }) =>
        look === 'name' ? (
          <Cell key={title} kind="name">
            Unreadable
          </Cell>
        ) : (
          <Cell key={title} className={widthOf(width, narrowing)} />
        ),
      )}
      {narrowing.columns.map((name) => (
        <Cell key={name} className={css.labelColumn[room]} />
      ))}
      <Cell kind="code" className={css.labels[room]}>
        {visible(text)}
      </Cell>
      <Cell kind="actions">
        <CopyButton text={text} label="Copy the record" />
      </Cell>
    </>
  );
}
