import { isIconNavOn } from '#ui/shell/icon-nav.ts';
import { measure, space } from '#ui/theme/tokens.ts';

const NARROW_WINDOW = 900;
const BORDERS = 2;

const px = (length: string): number => Number.parseInt(length, 10);

/** Estimates the inner width of a page's panel from the layout's styles. A scroll bar may reduce it slightly. */
export function estimateContentWidth(windowWidth: number): number {
  if (windowWidth < NARROW_WINDOW) return windowWidth - 2 * px(space[4]) - BORDERS;
  const freeWidth = windowWidth - px(isIconNavOn() ? measure.iconNav : measure.sideNav) - 2 * px(space[8]);
  return Math.min(freeWidth, px(measure.page)) - BORDERS;
}
