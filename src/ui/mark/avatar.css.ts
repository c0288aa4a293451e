import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  borderRadius: theme.radius.round,
  background: theme.color.sunken,
  color: theme.color.text2,
  font: `${theme.weight.title} ${theme.type.label} ${theme.font.text}`,
});
