import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const link = style({
  position: 'fixed',
  left: theme.space[3],
  top: theme.space[2],
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  height: theme.measure.control,
  padding: `0 ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  background: theme.color.accent,
  color: theme.color.onAccent,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { translate: '0 -64px' } },
});
