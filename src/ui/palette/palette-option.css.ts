import { style } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, space, type, weight } = theme;

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 36,
  padding: `0 ${space[2]}`,
  borderRadius: theme.radius.control,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.accentSoft } },
  '@media': { [screen.phone]: { minHeight: theme.measure.row } },
});

export const icon = style({ display: 'inline-flex', color: color.text2 });

const cut = style(clipped);

export const name = style([
  cut,
  {
    flex: '0 1 auto',
    minWidth: 152,
    fontWeight: theme.weight.medium,
    '@media': { [screen.phone]: { minWidth: 96 } },
  },
]);

const aside = style([cut, { font: `${weight.body} ${type.label} ${font.text}`, color: color.text2 }]);
export const note = style([aside, { flex: '1 1 0', minWidth: 0 }]);
export const hint = style([aside, { flex: 'none', maxWidth: '40%' }]);

export const keys = style({
  display: 'inline-flex',
  flex: 'none',
  gap: space[1],
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
