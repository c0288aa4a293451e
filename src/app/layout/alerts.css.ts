import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const alerts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
  marginBottom: theme.space[4],
});

export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1] });
