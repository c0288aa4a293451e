import { POPOVER_MARGIN } from '#ui/theme/tokens.ts';
import type { Box, Size } from './place-beside.ts';

/** Between a button and its menu. */
const GAP = 4;

/**
 * Below the anchor, towards the middle of the view; above it where the menu does not fit below and there is more room.
 * `maxHeight` is the room that there is.
 */
export function placeMenu(anchor: Box, menu: Size, view: Size): { left: number; top: number; maxHeight: number } {
  const below = view.height - (anchor.top + anchor.height) - GAP - POPOVER_MARGIN;
  const above = anchor.top - GAP - POPOVER_MARGIN;
  const isBelow = menu.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const isOnLeft = anchor.left < view.width / 2;
  const wanted = isOnLeft ? anchor.left : anchor.left + anchor.width - menu.width;
  return {
    left: Math.max(POPOVER_MARGIN, Math.min(wanted, view.width - menu.width - POPOVER_MARGIN)),
    top: isBelow ? anchor.top + anchor.height + GAP : anchor.top - GAP - Math.min(menu.height, maxHeight),
    maxHeight,
  };
}
