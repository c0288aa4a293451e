import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const markdown = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});

globalStyle(`${markdown} p, ${markdown} ul, ${markdown} ol`, { margin: 0 });
globalStyle(`${markdown} ul, ${markdown} ol`, { paddingLeft: space[6] });
globalStyle(`${markdown} table`, { borderCollapse: 'collapse', font: `${weight.body} ${type.control} ${font.text}` });
globalStyle(`${markdown} th, ${markdown} td`, {
  padding: `${space[1]} ${space[3]}`,
  textAlign: 'left',
  borderBottom: `1px solid ${color.line}`,
});

export const preservedLines = style({ whiteSpace: 'pre-wrap' });
export const heading = style({ font: `${weight.heading} ${type.heading} ${font.text}` });
export const quote = style({
  margin: 0,
  paddingLeft: space[3],
  borderLeft: `3px solid ${color.line}`,
  color: color.text2,
});
export const rule = style({ width: '100%', margin: 0, border: 0, borderTop: `1px solid ${color.line}` });
export const scrollable = style({ overflowX: 'auto' });

const mono = {
  font: `${weight.body} ${type.code} ${font.mono}`,
  background: color.sunken,
  borderRadius: theme.radius.control,
};
export const inlineCode = style({ ...mono, padding: `1px ${space[1]}` });
export const codeBlock = style({ ...mono, border: `1px solid ${color.line}` });
export const codeHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.measure.controlSmall,
  paddingLeft: space[3],
  color: color.text2,
});
export const code = style({ margin: 0, padding: `0 ${space[3]} ${space[3]}`, overflowX: 'auto', font: 'inherit' });

export const codeColors = styleVariants({
  key: { color: color.accent },
  value: { color: color.warn },
  faint: { color: color.text2 },
});
