import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type } = theme;

export const text = style({
  maxHeight: 240,
  margin: `${space[2]} 0 0`,
  padding: space[3],
  overflow: 'auto',
  borderRadius: theme.radius.control,
  background: color.sunken,
  font: `${type.code} ${font.mono}`,
});
