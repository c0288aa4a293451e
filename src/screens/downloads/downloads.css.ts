import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space } = theme;

export const part = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  selectors: { '& + &': { marginTop: space[6] } },
});

export const words = style({ maxWidth: '64ch' });
