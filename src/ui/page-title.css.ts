import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.space[2],
  minHeight: theme.measure.control,
});

export const count = style({ color: theme.color.text3, fontVariantNumeric: 'tabular-nums' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2], marginLeft: 'auto' });
