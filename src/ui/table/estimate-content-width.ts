import { isIconNavOn } from '#ui/shell/icon-nav.ts';
import { measure, space } from '#ui/theme/tokens.ts';

const NARROW_WINDOW = 900;
const BORDERS = 2;

const px = (length: string): number => Number.parseInt(length, 10);

/** Estimates the inner width of a page's panel from the layout's styles. A scroll bar may reduce it slightly. */
export const estimateContentWidth = (windowWidth: number): number =>
  windowWidth < NARROW_WINDOW
    ? windowWidth - 2 * px(space[4]) - BORDERS
    : windowWidth - px(isIconNavOn() ? measure.iconNav : measure.sideNav) - 2 * px(space[8]) - BORDERS;
