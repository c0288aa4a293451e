import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

// `auto` as the flex basis, because with zero WebKit gives a dialog of automatic height no height.
const rest = { flex: '1 1 auto', minHeight: 0 } as const;

export const list = style({
  ...rest,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  scrollPadding: space[2],
});

export const heading = style({
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  font: `${theme.weight.medium} ${type.label} ${font.text}`,
  color: color.text3,
});

export const empty = style({
  padding: `${space[6]} ${space[4]}`,
  color: color.text2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  ...rest,
});

export const footer = style({
  flex: 'none',
  maxHeight: 'min(224px, 40dvh)',
  overflowY: 'auto',
  padding: `6px ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  font: `${weight.body} ${type.label} ${font.text}`,
  color: color.text2,
});
