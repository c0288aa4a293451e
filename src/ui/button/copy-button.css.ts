import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const wrap = style({ display: 'inline-flex', alignItems: 'center' });

export const output = style({
  font: `${theme.weight.body} ${theme.type.label} ${theme.font.text}`,
  color: theme.color.bad,
});
