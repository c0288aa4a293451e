import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** Reserves this space while more pages follow, so that the end of the list does not move. */
export const loading = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: theme.space[3],
  minHeight: 44,
  color: theme.color.text2,
});
