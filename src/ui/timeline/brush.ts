// The selected columns of a timeline, and how keys change them (ARIA APG, Slider (Multi-Thumb)).
import type { Bar, TimeSpan } from './span.ts';

export type Edge = 'start' | 'end';

/** A range between two column edges. Edges are counted from 0; there is one more edge than columns. */
export type ColumnRange = Readonly<Record<Edge, number>>;

/** The time of an edge. */
export const edgeTime = (bars: readonly Bar[], edge: number): number =>
  bars[edge]?.from ?? bars.at(-1)?.to ?? Number.NaN;

/** The columns that a span overlaps; all columns if there is no span or if it is outside of the columns. */
export function columnsInSpan(bars: readonly Bar[], span: TimeSpan | undefined): ColumnRange {
  if (span === undefined) return { start: 0, end: bars.length };
  const start = bars.findIndex(({ to }) => to > span.from);
  const end = bars.findLastIndex(({ from }) => from <= span.to) + 1;
  return start < 0 || end <= start ? { start: 0, end: bars.length } : { start, end };
}

/** The time span of a column range; undefined if the range has all columns, which means no selection. */
export function spanOf(bars: readonly Bar[], { start, end }: ColumnRange): TimeSpan | undefined {
  if (start <= 0 && end >= bars.length) return undefined;
  return { from: edgeTime(bars, start), to: edgeTime(bars, end) - 1 };
}

/** The range between two columns, in either order. */
export const columnsBetween = (column: number, otherColumn: number): ColumnRange => ({
  start: Math.min(column, otherColumn),
  end: Math.max(column, otherColumn) + 1,
});

/** The step of Page Up and Page Down: about a tenth of a timeline with sixty columns. */
const PAGE_COLUMNS = 6;

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE_COLUMNS,
  PageUp: PAGE_COLUMNS,
  Home: -Infinity,
  End: Infinity,
};

/** The new range after a key press; undefined for other keys. At least one column stays selected. */
export function moveEdge(
  selected: ColumnRange,
  edge: Edge,
  { key, count }: { key: string; count: number },
): ColumnRange | undefined {
  const step = Object.hasOwn(KEY_STEPS, key) ? KEY_STEPS[key] : undefined;
  if (step === undefined) return undefined;
  const [min, max] = edge === 'start' ? [0, selected.end - 1] : [selected.start + 1, count];
  return { ...selected, [edge]: Math.min(Math.max(selected[edge] + step, min), max) };
}
