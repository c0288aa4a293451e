import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  borderRadius: theme.radius.round,
  background: theme.color.accentSoft,
  color: theme.color.accent,
  font: `${theme.weight.title} ${theme.type.label} ${theme.font.text}`,
});
