import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { font, space, type, weight } = theme;

export const details = style({ minWidth: 0, marginTop: space[2], textAlign: 'start' });
export const text = style({
  margin: `${space[2]} 0`,
  maxHeight: 240,
  overflow: 'auto',
  font: `${weight.body} ${type.code} ${font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
