import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, radius, space, type, weight } = theme;

export const diagram = style({ display: 'grid', justifyItems: 'start', gap: space[2], overflowWrap: 'anywhere' });
export const machine = style({
  display: 'flex',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sunken,
});
export const system = style({
  display: 'block',
  font: `${weight.body} ${type.label} ${font.text}`,
  color: color.text2,
});
/** Draws a line from the agent to each desktop. */
export const branches = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  marginInlineStart: space[4],
  padding: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.line}`,
  listStyle: 'none',
});
