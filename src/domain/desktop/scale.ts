import type { Size } from './session/desktop-state.ts';

/** The whole desktop in its room; a pixel for a pixel of the screen; the whole room with desktop. What is beyond it is scrolled to. */
export type Scaling = 'fit' | 'actual' | 'fill';

/** How many pixels of the page (CSS) one of the desktop takes; `density` is how many of the screen are in one of the page. */
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

/** Pixels that fall onto whole pixels of the screen are drawn as they are, all others smoothed. */
export const isSharp = (scale: number, density: number): boolean =>
  Number.isInteger(Math.round(scale * density * 1e6) / 1e6);
