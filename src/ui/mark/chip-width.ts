import { textWidth } from '#ui/table/text-width.ts';

/** The gap between chips, in pixels. */
export const CHIP_GAP = 4;
/** The padding and border of a chip (chip.css.ts), plus a margin for rounding, in pixels. */
const CHIP_PADDING = 15;

/** The width of a chip with this text, in pixels. */
export const chipWidth = (text: string): number => textWidth(text, 'chip') + CHIP_PADDING;
