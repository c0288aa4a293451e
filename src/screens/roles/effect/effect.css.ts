import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const aside = style({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 });
export const section = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const title = style({ margin: 0, font: `${weight.strong} ${type.body} ${font.text}` });
export const kindTitle = style({
  margin: `${space[2]} 0 0`,
  font: `${weight.medium} ${type.control} ${font.text}`,
  color: color.text2,
});
export const note = style({
  font: `${weight.body} ${type.label} ${font.text}`,
  color: color.text2,
  overflowWrap: 'anywhere',
});

export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}`, margin: 0 });
// Shows the number above its label.
export const countWithLabel = style({ display: 'flex', flexDirection: 'column-reverse' });

const number = style({
  margin: 0,
  font: `${weight.title} ${type.title} ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
});

export const count = styleVariants({
  plain: [number],
  ok: [number, { color: color.ok }],
  bad: [number, { color: color.bad }],
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `6px 0`,
  borderTop: `1px solid ${color.line}`,
});

export const name = style({
  flex: '1 1 40%',
  minWidth: 0,
  font: `${weight.body} ${type.code} ${font.mono}`,
  overflowWrap: 'anywhere',
});
export const holder = style({ flex: '1 1 40%', minWidth: 0, overflowWrap: 'anywhere' });
export const reason = style({
  display: 'grid',
  minWidth: 0,
  textAlign: 'end',
  font: `${weight.body} ${type.control} ${font.text}`,
  color: color.text2,
  overflowWrap: 'anywhere',
});
