import { style } from '@vanilla-extract/css';
import { row } from '#ui/layout/row.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

// Focused only so that screen readers read it; it has no control.
export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[2],
  textAlign: 'center',
  outline: 'none',
});
export const icon = style({ color: theme.color.text3, marginBottom: theme.space[1] });
export const title = style({ overflowWrap: 'anywhere' });
export const action = style([row.center, { marginTop: theme.space[4] }]);
