import { POPOVER_MARGIN } from '#ui/theme/tokens.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** Above the anchor and centred on it; below where there is no room above; never nearer to the edge than the margin. */
export function popoverPosition(anchor: Box, bubble: Size, viewport: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const rightmost = viewport.width - bubble.width - POPOVER_MARGIN;
  const above = anchor.top - bubble.height;
  return {
    left: Math.max(POPOVER_MARGIN, Math.min(centred, rightmost)),
    top: above >= POPOVER_MARGIN ? above : anchor.top + anchor.height,
  };
}
