import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, space, type, weight } = theme;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  background: color.sunken,
  borderRadius: theme.radius.panel,
  // Addresses and their ports fit into one line below the term.
  '@media': { [screen.smallPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 2 } },
});
export const term = style({ color: color.text2 });
globalStyle(`${list} > ${term}:not(:first-child)`, { '@media': { [screen.smallPhone]: { marginTop: space[2] } } });

const base = style({ margin: 0, overflowWrap: 'anywhere' });
export const value = styleVariants({
  text: [base],
  code: [base, { font: `${weight.body} ${type.code} ${font.mono}` }],
});
