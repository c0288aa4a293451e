import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, type, weight } = theme;

/** A line below a row's name with the values of hidden columns. */
export const secondLine = {
  display: 'block',
  font: `${weight.body} ${type.label} ${font.text}`,
  fontWeight: 'normal',
  color: color.text2,
  ...clipped,
} as const;
