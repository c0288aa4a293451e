// Which columns of a time line are selected, and how keys change that (ARIA APG, Slider (Multi-Thumb)).
import type { Bar, Span } from './span.ts';

export type Edge = 'start' | 'end';

/** From one edge of a column until another; edges are counted from 0, and there is one more than columns. */
export type Picked = Readonly<Record<Edge, number>>;

/** Where an edge stands. */
export const timeAt = (bars: readonly Bar[], edge: number): number => bars[edge]?.from ?? bars.at(-1)?.to ?? Number.NaN;

/** The columns that a span touches; all of them where nothing is selected. */
export function pickedIn(bars: readonly Bar[], span: Span | undefined): Picked {
  if (span === undefined) return { start: 0, end: bars.length };
  const start = bars.findIndex(({ to }) => to > span.from);
  const end = bars.findLastIndex(({ from }) => from <= span.to) + 1;
  return start < 0 || end <= start ? { start: 0, end: bars.length } : { start, end };
}

/** All of them are no selection. */
export function spanOf(bars: readonly Bar[], { start, end }: Picked): Span | undefined {
  if (start <= 0 && end >= bars.length) return undefined;
  return { from: timeAt(bars, start), to: timeAt(bars, end) - 1 };
}

/** The columns from one to another, whichever comes first. */
export const between = (one: number, other: number): Picked => ({
  start: Math.min(one, other),
  end: Math.max(one, other) + 1,
});

/** A tenth of a time line of sixty columns, more or less. */
const PAGE = 6;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE,
  PageUp: PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** What a key makes of it; undefined for one that means nothing here. At least one column stays between the edges. */
export function moved(picked: Picked, edge: Edge, { key, count }: { key: string; count: number }): Picked | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return undefined;
  const [least, most] = edge === 'start' ? [0, picked.end - 1] : [picked.start + 1, count];
  return { ...picked, [edge]: Math.min(Math.max(picked[edge] + step, least), most) };
}
