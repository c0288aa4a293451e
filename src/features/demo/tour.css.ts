import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const card = style({
  position: 'fixed',
  right: space[4],
  bottom: space[4],
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  width: 'min(360px, 100vw - 32px)',
  padding: space[4],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.panel,
  boxShadow: color.shadow,
});
export const heading = style({ margin: 0, font: `${weight.heading} ${type.heading} ${font.text}` });
export const text = style({ gridColumn: '1 / -1', margin: 0 });
export const footer = style({ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: space[2] });
export const progress = style({ flex: 1, color: color.text2, font: `${weight.body} ${type.small} ${font.text}` });
