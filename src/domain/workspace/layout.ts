// How a tab is divided: a tree of panes, and where in the tab each of them lies.
import type { Target } from '#domain/terminal/params.ts';

/** What a pane shows: a session that it starts or joins, or the choice of a server. */
export type PaneTarget = Target | 'picker';

export interface Pane {
  at: 'pane';
  /** Stays the same while the pane is open, wherever it moves. */
  id: number;
  target: PaneTarget;
}

export type Toward = 'right' | 'down';

export interface Split {
  at: 'split';
  toward: Toward;
  /** What the first one takes, between 0 and 1. */
  share: number;
  first: Layout;
  second: Layout;
}

export type Layout = Pane | Split;

/** As parts of the tab, between 0 and 1. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The way to a split, from the root on. */
export type Path = readonly ('first' | 'second')[];

export interface Divider {
  path: Path;
  toward: Toward;
  share: number;
  /** The whole of what it divides. */
  within: Box;
}

export const LEAST_SHARE = 0.1;

export const panesOf = (layout: Layout): Pane[] =>
  layout.at === 'pane' ? [layout] : [...panesOf(layout.first), ...panesOf(layout.second)];

/** The layout with one pane in another form; undefined for it takes it out, and what it was divided from takes its room. */
export function withPane(layout: Layout, id: number, change: (pane: Pane) => Layout | undefined): Layout | undefined {
  if (layout.at === 'pane') return layout.id === id ? change(layout) : layout;
  const first = withPane(layout.first, id, change);
  const second = withPane(layout.second, id, change);
  if (first && second)
    return first === layout.first && second === layout.second ? layout : { ...layout, first, second };
  return first ?? second;
}

const within = (share: number): number => Math.min(Math.max(share, LEAST_SHARE), 1 - LEAST_SHARE);

/** The layout with another share at a divider. */
export function withShare(layout: Layout, path: Path, share: number): Layout {
  if (layout.at === 'pane') return layout;
  const [step, ...rest] = path;
  if (step === undefined) return { ...layout, share: within(share) };
  return { ...layout, [step]: withShare(layout[step], rest, share) };
}

function halves({ toward, share }: Split, { left, top, width, height }: Box): [Box, Box] {
  const across = toward === 'right';
  const first = { left, top, width: across ? width * share : width, height: across ? height : height * share };
  const second = {
    left: across ? left + first.width : left,
    top: across ? top : top + first.height,
    width: across ? width - first.width : width,
    height: across ? height : height - first.height,
  };
  return [first, second];
}

const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 };

/** Where every pane lies, and what divides them. */
export function placesOf(
  layout: Layout,
  box = WHOLE,
  path: Path = [],
): { panes: { id: number; box: Box }[]; dividers: Divider[] } {
  if (layout.at === 'pane') return { panes: [{ id: layout.id, box }], dividers: [] };
  const [one, other] = halves(layout, box);
  const first = placesOf(layout.first, one, [...path, 'first']);
  const second = placesOf(layout.second, other, [...path, 'second']);
  const divider = { path, toward: layout.toward, share: layout.share, within: box };
  return {
    panes: [...first.panes, ...second.panes],
    dividers: [divider, ...first.dividers, ...second.dividers],
  };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How far `to` begins beyond the edge of `from`; not at all where it lies elsewhere. */
function beyond(from: Box, to: Box, direction: Direction): number {
  const near = 1e-6;
  if (direction === 'right') return to.left >= from.left + from.width - near ? to.left - from.left : Infinity;
  if (direction === 'left') return to.left + to.width <= from.left + near ? from.left - to.left : Infinity;
  if (direction === 'down') return to.top >= from.top + from.height - near ? to.top - from.top : Infinity;
  return to.top + to.height <= from.top + near ? from.top - to.top : Infinity;
}

const overlap = (from: Box, to: Box, direction: Direction): number =>
  direction === 'left' || direction === 'right'
    ? Math.min(from.top + from.height, to.top + to.height) - Math.max(from.top, to.top)
    : Math.min(from.left + from.width, to.left + to.width) - Math.max(from.left, to.left);

/** The pane that lies next to another: of several the one that shares most of its edge. */
export function neighbor(layout: Layout, id: number, direction: Direction): number | undefined {
  const { panes } = placesOf(layout);
  const from = panes.find((one) => one.id === id)?.box;
  if (!from) return undefined;
  const near = panes
    .filter(({ box }) => beyond(from, box, direction) < Infinity && overlap(from, box, direction) > 1e-6)
    .toSorted(
      (a, b) =>
        beyond(from, a.box, direction) - beyond(from, b.box, direction) ||
        overlap(from, b.box, direction) - overlap(from, a.box, direction),
    );
  return near[0]?.id;
}
