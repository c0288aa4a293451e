import { style } from '@vanilla-extract/css';
import { secondLine as secondLineStyle } from '#ui/table/second-line.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { font, space, type } = theme;

export const form = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const roles = style({
  display: 'grid',
  gap: space[1],
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBottom: space[2],
  font: `${theme.weight.medium} ${type.control} ${font.text}`,
});

export const yaml = style({ marginTop: space[4] });

export const name = style({ display: 'block', overflowWrap: 'anywhere' });
export const secondLine = style(secondLineStyle);
