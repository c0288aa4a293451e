import { memo, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRowKeys } from './row-keys.ts';
import { Row } from './table.tsx';
import { ROW_HEIGHT } from '#ui/theme/tokens.ts';
import { useKeptPosition } from './use-kept-position.ts';
import { useRowsInSight, type InSight } from './use-rows-in-sight.ts';

/** Rows beyond the window's edges: enough that a fast flick meets no blank, and few of those that it leaves behind. */
const AHEAD = 12;
const BEHIND = 3;

interface VirtualRowsProps<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  isCurrent?: (row: T) => boolean;
  /** What list they are of; while it is the same, rows that come or go above the window move nothing in it. */
  list?: string | undefined;
  /** Told which rows are in sight: the first, and the first below them. A new function is told them again. */
  onSight?: (sight: { from: number; to: number }) => void;
  /** The cells of one row, as a component, so that rows which stay are not drawn again. */
  children: (row: T) => ReactNode;
}

/** The body of a table that may be thousands of rows long and scrolls with the window: only rows in sight are in the page. */
export function VirtualRows<T>({ rows, rowKey, isCurrent, list, onSight, children }: VirtualRowsProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useOffset(body);
  const sight = useRowsInSight(offset);
  const reveal = (index: number) => window.scrollTo({ top: offset + index * ROW_HEIGHT - window.innerHeight / 2 });
  useRowKeys({ body, count: rows.length, reveal });
  const beyond = useBeyond(sight.direction);
  // A list that became shorter shows its end until the window has followed.
  const first = Math.max(0, Math.min(sight.from, rows.length - (sight.to - sight.from)));
  const start = Math.max(0, first - beyond.above);
  const end = Math.min(rows.length, sight.to + beyond.below);
  useKeptPosition({ rows, rowKey, list, offset });
  useEffect(() => onSight?.({ from: start, to: end }), [start, end, onSight]);
  return (
    <tbody ref={body}>
      <Gap rows={start} />
      {rows.slice(start, end).map((row, index) => (
        <VirtualRow key={rowKey(row)} row={row} index={start + index} current={isCurrent?.(row) ?? false}>
          {children}
        </VirtualRow>
      ))}
      <Gap rows={rows.length - end} />
    </tbody>
  );
}

/** Stands for rows that are not in the page, in their full height, so that nothing jumps. */
function Gap({ rows }: { rows: number }) {
  return <tr aria-hidden style={{ height: rows * ROW_HEIGHT }} />;
}

interface VirtualRowProps<T> {
  row: T;
  index: number;
  current: boolean;
  children: (row: T) => ReactNode;
}

function VirtualRowOf<T>({ row, index, current, children }: VirtualRowProps<T>) {
  // The header is the first row of the table, and counting begins at one.
  return (
    <Row current={current} aria-rowindex={index + 2}>
      {children(row)}
    </Row>
  );
}

/** Rows that stay while one scrolls are not drawn again: they take half of a frame. */
const VirtualRow = memo(VirtualRowOf) as typeof VirtualRowOf; // which keeps the type of its rows

/** How many rows are drawn beyond the edges. At first only what is in sight is drawn, so that it is there sooner. */
function useBeyond(direction: InSight['direction']): { above: number; below: number } {
  const [ahead, setAhead] = useState(0);
  useEffect(() => startTransition(() => setAhead(AHEAD)), []);
  const behind = Math.min(ahead, BEHIND);
  return { above: direction === 'forward' ? behind : ahead, below: direction === 'backward' ? behind : ahead };
}

/** Where most lists begin below title and filters, in px: the first rows are drawn before their place can be measured. */
const USUAL_OFFSET = 282;

/** Where the body begins in the document. A little stale is good enough: the overscan covers what a banner moves. */
function useOffset(ref: { readonly current: HTMLElement | null }): number {
  const [offset, setOffset] = useState(USUAL_OFFSET);
  useEffect(() => {
    const measure = () => setOffset(Math.round((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // When the page is laid out anyway: asked for at once, it would be laid out just for that.
    const frame = requestAnimationFrame(measure);
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', measure);
    };
  }, [ref]);
  return offset;
}
