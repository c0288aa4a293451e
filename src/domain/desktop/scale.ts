// The size of a remote desktop on the page.
import type { Size } from './session/desktop-state.ts';

/** `fit` shows the whole desktop, `actual` shows one screen pixel per pixel, `fill` covers the space and scrolls. */
export type Scaling = 'fit' | 'actual' | 'fill';

/**
 * The number of CSS pixels for one pixel of the desktop, or 1 if there is no space. `room` is the available space in
 * CSS pixels, `density` is the number of screen pixels per CSS pixel.
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

/** Whether to draw without smoothing, because each desktop pixel covers a whole number of screen pixels. */
export const isSharp = (scale: number, density: number): boolean =>
  Number.isInteger(Math.round(scale * density * 1e6) / 1e6);
