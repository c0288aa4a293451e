import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

/** Covers one part of the page; long content scrolls. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: space[3],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  background: color.backdrop,
  color: color.text,
  ':focus': { outline: 'none' },
});

export const card = style({
  width: '100%',
  maxWidth: 480,
  margin: 'auto',
  padding: space[5],
  border: `1px solid ${color.warn}`,
  borderRadius: theme.radius.card,
  background: color.raised,
  font: `${theme.weight.body} ${theme.type.body} ${theme.font.text}`,
  overflowWrap: 'anywhere',
  boxShadow: color.shadow,
});

export const title = style({ marginBottom: space[3] });
