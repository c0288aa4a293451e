import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const link = style({
  minHeight: 24,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  color: theme.color.accent,
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.accentHover } },
});
