// The layout of a tab: a tree of panes, and the position of each pane.
import type { TerminalTarget } from '#domain/terminal/terminal-target.ts';

/** The content of a pane: a session to start or join, or the list of servers (`picker`). */
export type PaneTarget = TerminalTarget | 'picker';

export interface Pane {
  type: 'pane';
  /** The ID does not change while the pane is open. */
  id: number;
  target: PaneTarget;
}

export type SplitDirection = 'right' | 'down';

export interface Split {
  type: 'split';
  toward: SplitDirection;
  /** The fraction of the space for `first`, between 0 and 1. */
  share: number;
  first: Layout;
  second: Layout;
}

export type Layout = Pane | Split;

/** Position and size as fractions of the tab, between 0 and 1. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The path to a split, from the root of the layout. */
export type SplitPath = readonly ('first' | 'second')[];

export interface Divider {
  path: SplitPath;
  toward: SplitDirection;
  share: number;
  /** The box of the split that the divider belongs to. */
  within: Box;
}

export const MIN_SHARE = 0.1;

export const panesOf = (layout: Layout): Pane[] =>
  layout.type === 'pane' ? [layout] : [...panesOf(layout.first), ...panesOf(layout.second)];

/**
 * Replaces a pane with the result of `replace`. If that is undefined, the pane is removed and its neighbor in the split
 * takes its space.
 */
export function replacePane(
  layout: Layout,
  id: number,
  replace: (pane: Pane) => Layout | undefined,
): Layout | undefined {
  if (layout.type === 'pane') return layout.id === id ? replace(layout) : layout;
  const first = replacePane(layout.first, id, replace);
  const second = replacePane(layout.second, id, replace);
  if (first && second)
    return first === layout.first && second === layout.second ? layout : { ...layout, first, second };
  return first ?? second;
}

const clampShare = (share: number): number => Math.min(Math.max(share, MIN_SHARE), 1 - MIN_SHARE);

export function replaceShare(layout: Layout, path: SplitPath, share: number): Layout {
  if (layout.type === 'pane') return layout;
  const [step, ...innerPath] = path;
  if (step === undefined) return { ...layout, share: clampShare(share) };
  return { ...layout, [step]: replaceShare(layout[step], innerPath, share) };
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

/** The positions of all panes and dividers. */
export function layoutBoxes(
  layout: Layout,
  box = FULL_BOX,
  path: SplitPath = [],
): { panes: { id: number; box: Box }[]; dividers: Divider[] } {
  if (layout.type === 'pane') return { panes: [{ id: layout.id, box }], dividers: [] };
  const [firstBox, secondBox] = splitBox(layout, box);
  const first = layoutBoxes(layout.first, firstBox, [...path, 'first']);
  const second = layoutBoxes(layout.second, secondBox, [...path, 'second']);
  const divider = { path, toward: layout.toward, share: layout.share, within: box };
  return {
    panes: [...first.panes, ...second.panes],
    dividers: [divider, ...first.dividers, ...second.dividers],
  };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The distance from `from` to `to` in a direction; Infinity if `to` is not beyond the edge of `from`. */
function distanceBeyond(from: Box, to: Box, direction: Direction): number {
  const tolerance = 1e-6;
  if (direction === 'right') return to.left >= from.left + from.width - tolerance ? to.left - from.left : Infinity;
  if (direction === 'left') return to.left + to.width <= from.left + tolerance ? from.left - to.left : Infinity;
  if (direction === 'down') return to.top >= from.top + from.height - tolerance ? to.top - from.top : Infinity;
  return to.top + to.height <= from.top + tolerance ? from.top - to.top : Infinity;
}

const edgeOverlap = (from: Box, to: Box, direction: Direction): number =>
  direction === 'left' || direction === 'right'
    ? Math.min(from.top + from.height, to.top + to.height) - Math.max(from.top, to.top)
    : Math.min(from.left + from.width, to.left + to.width) - Math.max(from.left, to.left);

/** The nearest pane in a direction. If several panes are equally near, the one with the longest common edge. */
export function neighborPane(layout: Layout, id: number, direction: Direction): number | undefined {
  const { panes } = layoutBoxes(layout);
  const from = panes.find((pane) => pane.id === id)?.box;
  if (!from) return undefined;
  const candidates = panes
    .filter(({ box }) => distanceBeyond(from, box, direction) < Infinity && edgeOverlap(from, box, direction) > 1e-6)
    .toSorted(
      (a, b) =>
        distanceBeyond(from, a.box, direction) - distanceBeyond(from, b.box, direction) ||
        edgeOverlap(from, b.box, direction) - edgeOverlap(from, a.box, direction),
    );
  return candidates[0]?.id;
}
