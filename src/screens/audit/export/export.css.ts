import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, type } = theme;

export const progress = style({
  font: `${type.dense} ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text2,
});
