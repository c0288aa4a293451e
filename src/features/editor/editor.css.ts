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
  minHeight: theme.measure.controlForm,
  padding: `0 ${space[3]}`,
  borderBottom: `1px solid ${color.line}`,
});

export const tabs = style({ display: 'flex', gap: space[1], margin: `0 calc(-1 * ${space[1]})` });

export const tab = style({
  padding: `${space[2]} ${space[1]}`,
  color: color.text2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text },
    // The panel clips an outline outside the link.
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { color: color.text, fontWeight: theme.weight.strong },
  },
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
