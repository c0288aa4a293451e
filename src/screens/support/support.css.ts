import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: space[4],
});

export const group = style({ display: 'grid', gap: space[3], alignContent: 'start' });

export const list = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const clusterFacts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
});

export const term = style({ color: color.text2 });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 28,
  margin: 0,
  font: `${weight.body} ${type.code} ${font.mono}`,
  overflowWrap: 'anywhere',
});
