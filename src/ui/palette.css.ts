import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const { color, font, space, type } = theme;

export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  scrollPadding: space[2],
});

export const heading = style({
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  font: `${theme.weight.medium} ${type.label} ${font.text}`,
  color: color.text3,
});

export const nothing = style({
  padding: `${space[6]} ${space[4]}`,
  color: color.text2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  flex: 1,
});

export const foot = style({
  flex: 'none',
  maxHeight: '40%',
  overflowY: 'auto',
  padding: `6px ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  font: `${type.label} ${font.text}`,
  color: color.text2,
});
