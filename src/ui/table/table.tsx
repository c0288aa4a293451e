import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { use, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#ui/mark/icon.tsx';
import { DensityContext } from './density.ts';
import * as css from './table.css.ts';

interface TableProps {
  label: string;
  /**
   * The total number of rows including the header, if only some are rendered; `UNKNOWN_ROWS` if the total is unknown.
   */
  rowCount?: number | undefined;
  children: ReactNode;
}

/** The value for a table of unknown length (WAI-ARIA 1.2, aria-rowcount). */
export const UNKNOWN_ROWS = -1;

/** Columns take their widths from the header cells, so new rows do not change the widths. */
export function Table({ label, rowCount, children }: TableProps) {
  const density = css.density[use(DensityContext)];
  return (
    <table className={`${css.table} ${density}`} aria-label={label} aria-rowcount={rowCount}>
      {children}
    </table>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr aria-rowindex={1}>{children}</tr>
    </thead>
  );
}

interface HeadCellProps extends Omit<ComponentProps<'th'>, 'style' | 'align' | 'width'> {
  align?: keyof typeof css.head;
  /** The column's width in pixels. */
  width?: number | undefined;
}

/** `className` is for layout only: a width, or hiding the column on small screens. */
export function HeadCell({ align = 'start', width, className = '', ...cell }: HeadCellProps) {
  return <th scope="col" {...cell} style={{ width }} className={`${css.head[align]} ${className}`} />;
}

interface SortHeadProps extends Omit<HeadCellProps, 'children'> {
  sorted: 'asc' | 'desc' | undefined;
  onSort: () => void;
  children: string;
}

export function SortHead({ sorted, onSort, children, ...cell }: SortHeadProps) {
  const order = sorted && ({ asc: 'ascending', desc: 'descending' } as const)[sorted];
  return (
    <HeadCell {...cell} aria-sort={order}>
      <button type="button" className={css.sort} onClick={onSort}>
        {children}
        <span className={sorted ? css.arrow : css.arrowIdle}>
          <Icon icon={sorted === 'desc' ? ArrowDown : ArrowUp} />
        </span>
      </button>
    </HeadCell>
  );
}

interface RowProps extends Omit<ComponentProps<'tr'>, 'className' | 'style'> {
  /** Whether the panel next to the list shows this row's details. */
  current?: boolean;
  /** The color of the environment, for a bar at the start of the row. The row must show the environment's name too. */
  environment?: keyof typeof css.edge | undefined;
}

export function Row({ current = false, environment, ...row }: RowProps) {
  const edge = environment === undefined ? '' : css.edge[environment];
  return <tr {...row} className={`${css.row} ${edge}`} aria-current={current || undefined} />;
}

interface CellProps extends Omit<ComponentProps<'td'>, 'style'> {
  kind?: keyof typeof css.cell;
}

/** A `name` cell is its row's header, also for screen readers. */
export function Cell({ kind = 'plain', className = '', ...cell }: CellProps) {
  const classes = `${css.cell[kind]} ${className}`;
  return kind === 'name' ? <th scope="row" {...cell} className={classes} /> : <td {...cell} className={classes} />;
}
