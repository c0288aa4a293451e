// How a tab is divided: a tree of panes, and where in the tab each of them lies.
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';

/** What a pane shows: a session that it starts or joins, or the choice of a server. */
export type PaneTarget = TerminalTarget | 'picker';

export interface Pane {
  at: 'pane';
  /** Stays the same while the pane is open, wherever it moves. */
  id: number;
  target: PaneTarget;
}

export type SplitDirection = 'right' | 'down';

export interface Split {
  at: 'split';
  toward: SplitDirection;
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
export type SplitPath = readonly ('first' | 'second')[];

export interface Divider {
  path: SplitPath;
  toward: SplitDirection;
  share: number;
  /** The whole of what it divides. */
  within: Box;
}

export const MIN_SHARE = 0.1;

export const panesOf = (layout: Layout): Pane[] =>
  layout.at === 'pane' ? [layout] : [...panesOf(layout.first), ...panesOf(layout.second)];

/** The layout with one pane in another form; undefined for it takes it out, and what it was divided from takes its room. */
export function replacePane(
  layout: Layout,
  id: number,
  change: (pane: Pane) => Layout | undefined,
): Layout | undefined {
  if (layout.at === 'pane') return layout.id === id ? change(layout) : layout;
  const first = replacePane(layout.first, id, change);
  const second = replacePane(layout.second, id, change);
  if (first && second)
    return first === layout.first && second === layout.second ? layout : { ...layout, first, second };
  return first ?? second;
}

const clampShare = (share: number): number => Math.min(Math.max(share, MIN_SHARE), 1 - MIN_SHARE);

/** The layout with another share at a divider. */
export function replaceShare(layout: Layout, path: SplitPath, share: number): Layout {
  if (layout.at === 'pane') return layout;
  const [step, ...rest] = path;
  if (step === undefined) return { ...layout, share: clampShare(share) };
  return { ...layout, [step]: replaceShare(layout[step], rest, share) };
}

function splitBox({ toward, share }: Split, { left, top, width, height }: Box): [Box, Box] {
  const isHorizontal = toward === 'right';
  const first = {
    left,
    top,
    width: isHorizontal ? width * share : width,
    height: isHorizontal ? height : height * share,
  };
  const second = {
    left: isHorizontal ? left + first.width : left,
    top: isHorizontal ? top : top + first.height,
    width: isHorizontal ? width - first.width : width,
    height: isHorizontal ? height : height - first.height,
  };
  return [first, second];
}

const FULL_BOX: Box = { left: 0, top: 0, width: 1, height: 1 };

/** Where every pane lies, and what divides them. */
export function layoutBoxes(
  layout: Layout,
  box = FULL_BOX,
  path: SplitPath = [],
): { panes: { id: number; box: Box }[]; dividers: Divider[] } {
  if (layout.at === 'pane') return { panes: [{ id: layout.id, box }], dividers: [] };
  const [one, other] = splitBox(layout, box);
  const first = layoutBoxes(layout.first, one, [...path, 'first']);
  const second = layoutBoxes(layout.second, other, [...path, 'second']);
  const divider = { path, toward: layout.toward, share: layout.share, within: box };
  return {
    panes: [...first.panes, ...second.panes],
    dividers: [divider, ...first.dividers, ...second.dividers],
  };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How far `to` begins beyond the edge of `from`; not at all where it lies elsewhere. */
function distanceBeyond(from: Box, to: Box, direction: Direction): number {
  const near = 1e-6;
  if (direction === 'right') return to.left >= from.left + from.width - near ? to.left - from.left : Infinity;
  if (direction === 'left') return to.left + to.width <= from.left + near ? from.left - to.left : Infinity;
  if (direction === 'down') return to.top >= from.top + from.height - near ? to.top - from.top : Infinity;
  return to.top + to.height <= from.top + near ? from.top - to.top : Infinity;
}

const edgeOverlap = (from: Box, to: Box, direction: Direction): number =>
  direction === 'left' || direction === 'right'
    ? Math.min(from.top + from.height, to.top + to.height) - Math.max(from.top, to.top)
    : Math.min(from.left + from.width, to.left + to.width) - Math.max(from.left, to.left);

/** The pane that lies next to another: of several the one that shares most of its edge. */
export function neighborPane(layout: Layout, id: number, direction: Direction): number | undefined {
  const { panes } = layoutBoxes(layout);
  const from = panes.find((one) => one.id === id)?.box;
  if (!from) return undefined;
  const near = panes
    .filter(({ box }) => distanceBeyond(from, box, direction) < Infinity && edgeOverlap(from, box, direction) > 1e-6)
    .toSorted(
      (a, b) =>
        distanceBeyond(from, a.box, direction) - distanceBeyond(from, b.box, direction) ||
        edgeOverlap(from, b.box, direction) - edgeOverlap(from, a.box, direction),
    );
  return near[0]?.id;
}
