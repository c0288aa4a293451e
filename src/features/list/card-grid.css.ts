import { style } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { font, space, type, weight } = theme;

export const cards = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[2],
  minHeight: 148,
});

const line = style({ width: '100%', margin: 0, ...clipped });

export const title = style([line, { font: `${weight.medium} ${type.body} ${font.text}` }]);
export const details = style([line, { font: `${weight.body} ${type.control} ${font.text}`, color: theme.color.text2 }]);
