import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const wait = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: theme.space[3],
  color: theme.color.text2,
});
