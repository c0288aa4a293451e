import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const form = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

// Fills the drawer, so that the buttons are at its bottom.
export const fullHeight = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minHeight: `calc(100dvh - 3 * ${space[6]} - ${space[3]})`,
});

// The buttons stay visible if the form is long.
export const footer = style({
  position: 'sticky',
  bottom: `calc(-1 * ${space[6]})`,
  margin: `auto calc(-1 * ${space[6]}) calc(-1 * ${space[6]})`,
  padding: `0 ${space[6]} ${space[6]}`,
  background: color.raised,
  borderTop: `1px solid ${color.line}`,
  zIndex: 1,
});
