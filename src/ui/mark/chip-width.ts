import { textWidth } from '#ui/table/text-width.ts';

/** Between chips that stand side by side. */
export const CHIP_GAP = 4;
/** Its padding and border, and what rounding may cost (chip.css.ts). */
const CHIP_PADDING = 19;

export const chipWidth = (text: string): number => textWidth(text, 'chip') + CHIP_PADDING;
