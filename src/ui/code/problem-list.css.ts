import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${color.line}`,
  font: `${theme.weight.body} ${theme.type.control} ${theme.font.text}`,
});

export const list = style({
  display: 'grid',
  flex: '1 1 200px',
  gap: space[1],
  minWidth: 0,
  maxHeight: 160,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  listStyle: 'none',
});

export const fix = style({ marginInlineStart: space[2] });
