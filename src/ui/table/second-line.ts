import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, type } = theme;

/** Below the name of a row: what has no column of its own where the table is narrow. */
export const secondLine = {
  display: 'block',
  font: `${type.label} ${font.text}`,
  fontWeight: 'normal',
  color: color.text2,
  ...clipped,
} as const;
