import { style } from '@vanilla-extract/css';
import { base } from '#ui/layout/panel.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, radius, space, type, weight } = theme;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

export const stack = style({ ...column, gap: space[4] });
export const panel = style([base, { ...column, gap: space[3], padding: space[4] }]);
export const secondaryText = style({ color: color.text2, maxWidth: '70ch' });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.text2,
});

export const lines = style({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: space[5] });
export const fields = style({ ...column, gap: space[4], maxWidth: 560 });
export const label = style({
  font: `${weight.body} ${type.label} ${font.text}`,
  color: color.text2,
  marginBottom: space[1],
});
