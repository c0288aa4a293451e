import { memo, startTransition, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useRowHeight } from './density.ts';
import { useRowKeys } from './row-keys.ts';
import type { EnvironmentColor } from '#ui/mark/environment.tsx';
import { Row } from './table.tsx';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useVisibleRows } from './use-visible-rows.ts';

const OVERSCAN = 12;

export interface VisibleRangeProps {
  /**
   * Identifies the list. While it stays the same, rows added or removed above the window do not move the visible rows;
   * undefined turns this off.
   */
  listId?: string | undefined;
  /**
   * Receives the index of the first rendered row and of the first row after the rendered rows. It is called when they
   * change, and when this prop gets a new function.
   */
  onVisibleRangeChange?: (range: { from: number; to: number }) => void;
}

interface VirtualRowsProps<T> extends VisibleRangeProps {
  rows: readonly T[];
  rowKey: (row: T) => string;
  isCurrent?: (row: T) => boolean;
  environmentOf?: (row: T) => EnvironmentColor | undefined;
  /** Called for a click on a row outside of its links, buttons and fields. */
  onRowClick?: ((row: T) => void) | undefined;
  /** Renders the cells of one row. */
  children: (row: T) => ReactNode;
}

/** The body of a long table that scrolls with the window: only rows near the window are in the page. */
export function VirtualRows<T>(props: VirtualRowsProps<T>) {
  const rowHeight = useRowHeight();
  // The virtualizer caches heights, so a new row height needs a new instance.
  return <VirtualRowsBody key={rowHeight} {...props} rowHeight={rowHeight} />;
}

function VirtualRowsBody<T>(props: VirtualRowsProps<T> & { rowHeight: number }) {
  const { rows, rowKey, rowHeight, isCurrent, environmentOf, onRowClick, listId, onVisibleRangeChange, children } =
    props;
  const body = useRef<HTMLTableSectionElement>(null);
  const overscan = useOverscan();
  const { from, to, above, below, offset, scrollTo } = useVisibleRows(body, {
    count: rows.length,
    rowHeight,
    overscan,
  });
  useRowKeys({ body, count: rows.length, reveal: scrollTo });
  useScrollAnchor({ rows, rowKey, rowHeight, listId, offset });
  useEffect(() => onVisibleRangeChange?.({ from, to }), [from, to, onVisibleRangeChange]);
  return (
    <tbody ref={body}>
      <SpacerRow height={above} />
      {rows.slice(from, to).map((row, index) => (
        <VirtualRow
          key={rowKey(row)}
          row={row}
          index={from + index}
          current={isCurrent?.(row) ?? false}
          environment={environmentOf?.(row)}
          onRowClick={onRowClick}
        >
          {children}
        </VirtualRow>
      ))}
      <SpacerRow height={below} />
    </tbody>
  );
}

/** Takes up the height of rows that are not rendered. */
function SpacerRow({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />;
}

interface VirtualRowProps<T> {
  row: T;
  index: number;
  current: boolean;
  environment: EnvironmentColor | undefined;
  onRowClick: ((row: T) => void) | undefined;
  children: (row: T) => ReactNode;
}

/** Whether a click is meant for the row itself. Selecting text and using a control are not. */
const isPlainClick = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, label, dialog, [popover]') === null &&
  window.getSelection()?.isCollapsed !== false;

function VirtualRowContent<T>({ row, index, current, environment, onRowClick, children }: VirtualRowProps<T>) {
  // `aria-rowindex` starts at 1, and the header is row 1.
  return (
    <Row
      current={current}
      environment={environment}
      aria-rowindex={index + 2}
      onClick={onRowClick && ((event) => isPlainClick(event) && onRowClick(row))}
    >
      {children(row)}
    </Row>
  );
}

/** Memoized, because rendering visible rows again while scrolling takes half a frame. */
const VirtualRow = memo(VirtualRowContent) as typeof VirtualRowContent; // memo loses the type parameter

/** The first render includes only the visible rows, so that they appear sooner. */
function useOverscan(): number {
  const [overscan, setOverscan] = useState(0);
  useEffect(() => startTransition(() => setOverscan(OVERSCAN)), []);
  return overscan;
}
