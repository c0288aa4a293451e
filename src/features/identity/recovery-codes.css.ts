import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, radius, space, type, weight } = theme;

export const recovery = style({ display: 'grid', gap: space[4] });

export const sheet = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  background: color.sunken,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  '@media': { print: { position: 'absolute', top: 0, left: 0, border: 'none', background: 'none' } },
});

// A print contains only the codes, wherever the page shows them.
globalStyle(`body:has(${sheet}) *`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`body ${sheet}, body ${sheet} *`, { '@media': { print: { visibility: 'visible', color: 'black' } } });

export const heading = style({ font: `${weight.medium} ${type.control} ${font.text}`, overflowWrap: 'anywhere' });

export const codes = style({ display: 'grid', gap: space[2], margin: 0, paddingLeft: space[5] });

export const code = style({ overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
