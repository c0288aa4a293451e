import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const ways = style({
  display: 'grid',
  gap: theme.space[2],
  margin: `${theme.space[4]} 0 0`,
  paddingLeft: theme.space[5],
  textAlign: 'start',
});
