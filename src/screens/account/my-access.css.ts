import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  alignItems: 'start',
  gap: space[5],
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginTop: space[2],
});
export const groupTitle = style({ margin: 0, font: `${weight.medium} ${type.small} ${font.text}`, color: color.text2 });

export const role = style({ borderTop: `1px solid ${color.line}`, padding: `${space[2]} 0` });
export const roleName = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const roleContent = style({ display: 'grid', gap: space[2], padding: `${space[2]} 0` });

export const permissions = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[2] });
export const permission = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[4],
});
