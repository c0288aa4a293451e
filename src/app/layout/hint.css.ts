import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const hint = style({
  position: 'fixed',
  right: space[4],
  bottom: space[4],
  zIndex: 1,
  width: 'min(320px, 100vw - 32px)',
  padding: space[4],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.panel,
  boxShadow: color.shadow,
});
export const words = style({ margin: `0 0 ${space[3]}` });
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });
