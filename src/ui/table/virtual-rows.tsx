import { memo, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
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
  const { rows, rowKey, rowHeight, isCurrent, environmentOf, listId, onVisibleRangeChange, children } = props;
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
  children: (row: T) => ReactNode;
}

function VirtualRowContent<T>({ row, index, current, environment, children }: VirtualRowProps<T>) {
  // `aria-rowindex` starts at 1, and the header is row 1.
  return (
    <Row current={current} environment={environment} aria-rowindex={index + 2}>
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
