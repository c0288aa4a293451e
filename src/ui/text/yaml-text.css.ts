import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const text = style({
  maxHeight: 240,
  margin: `${space[2]} 0 0`,
  padding: space[3],
  overflow: 'auto',
  borderRadius: theme.radius.control,
  background: color.sunken,
  font: `${weight.body} ${type.code} ${font.mono}`,
});
