import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.space[2],
  minHeight: theme.measure.control,
});

export const shown = style({ marginLeft: 'auto', color: theme.color.text3, fontVariantNumeric: 'tabular-nums' });
