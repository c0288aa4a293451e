import { measure, space } from '#ui/theme/tokens.ts';

const NARROW_WINDOW = 900;
const BORDERS = 2;

const px = (length: string): number => Number.parseInt(length, 10);

/** How wide a panel of the page is inside, by the styles of the frame around it; without a scroll bar, which may take a little. */
export const estimateContentWidth = (windowWidth: number): number =>
  windowWidth < NARROW_WINDOW
    ? windowWidth - 2 * px(space[4]) - BORDERS
    : windowWidth - px(measure.sideNav) - 2 * px(space[8]) - BORDERS;
