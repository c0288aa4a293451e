import { POPOVER_MARGIN } from '#ui/theme/tokens.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/**
 * Centers the popover above the anchor, or below if there is no space above, and keeps the margin to the window's
 * edges.
 */
export function popoverPosition(anchor: Box, popover: Size, viewport: Size): { left: number; top: number } {
  const centeredLeft = anchor.left + anchor.width / 2 - popover.width / 2;
  const rightmost = viewport.width - popover.width - POPOVER_MARGIN;
  const above = anchor.top - popover.height;
  return {
    left: Math.max(POPOVER_MARGIN, Math.min(centeredLeft, rightmost)),
    top: above >= POPOVER_MARGIN ? above : anchor.top + anchor.height,
  };
}
