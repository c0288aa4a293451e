import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, space } = theme;

export const single = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [screen.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const asides = style({ display: 'grid', gap: space[4] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  minHeight: 44,
  padding: `0 ${space[3]} 0 ${space[2]}`,
  borderBottom: `1px solid ${color.line}`,
});

export const hint = style({
  color: color.text2,
  font: `${theme.weight.body} ${theme.type.label} ${theme.font.text}`,
  '@media': { [screen.tablet]: { display: 'none' } },
});

export const part = style({ padding: space[3] });

export const question = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
});
