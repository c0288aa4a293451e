import type { Size } from './session/desktop-state.ts';

/** `fit` shows the whole desktop, `actual` shows each pixel, `fill` covers the available space and scrolls the rest. */
export type Scaling = 'fit' | 'actual' | 'fill';

/**
 * CSS pixels for one pixel of the desktop. `room` is the available space in CSS pixels, `density` the number of screen
 * pixels per CSS pixel.
 */
export function scaleOf(scaling: Scaling, desktop: Size, { room, density }: { room: Size; density: number }): number {
  const horizontalScale = room.width / desktop.width;
  const verticalScale = room.height / desktop.height;
  const scale =
    scaling === 'actual'
      ? 1 / density
      : scaling === 'fit'
        ? Math.min(horizontalScale, verticalScale)
        : Math.max(horizontalScale, verticalScale);
  return Number.isFinite(scale) && scale > 0 ? scale : 1;
}

/** Whether to draw without smoothing, because desktop pixels fall onto whole screen pixels. */
export const isSharp = (scale: number, density: number): boolean =>
  Number.isInteger(Math.round(scale * density * 1e6) / 1e6);
