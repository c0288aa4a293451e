import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, radius, space, type, weight } = theme;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: space[3],
  justifySelf: 'stretch',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: `2px ${space[3]}`,
  boxSizing: 'border-box',
  height: '100%',
  minHeight: 64,
  padding: `${space[2]} ${space[4]} ${space[2]} ${space[3]}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  color: color.text,
  textDecoration: 'none',
});

export const card = styleVariants({
  open: [base, { selectors: { '&:hover': { borderColor: color.accent, background: color.accentSoft } } }],
  closed: [base, { background: color.sunken, color: color.text2 }],
});

export const logo = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.text2,
});
globalStyle(`${logo} > svg`, { width: 20, height: 20 });

export const cardText = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: weight.strong });
export const family = style({ font: `${weight.body} ${type.label} ${font.text}`, color: color.text2 });
export const actions = style({ display: 'flex', gap: space[2] });
export const storedNote = style({
  alignSelf: 'center',
  color: color.text2,
  '@media': { [screen.narrow]: { display: 'none' } },
});
