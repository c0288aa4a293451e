import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const section = style({
  display: 'grid',
  gap: theme.space[3],
  justifyItems: 'start',
  selectors: { '& + &': { marginTop: theme.space[6] } },
});

export const text = style({ maxWidth: '64ch' });
