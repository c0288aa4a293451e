import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const form = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const progress = style({
  font: `${weight.body} ${type.control} ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text2,
});
