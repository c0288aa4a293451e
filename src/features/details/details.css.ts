import { globalStyle, style } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});

export const heading = style({ margin: 0, font: `${weight.heading} ${type.heading} ${font.text}` });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
// The main action is first and takes the free space.
globalStyle(`${actions} > :first-child`, { flex: 1 });
globalStyle(`${actions} > span:first-child > button`, { width: '100%' });

export const note = style({ font: `${weight.body} ${type.small} ${font.text}`, color: color.text2 });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${color.line}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 44,
  padding: `${space[1]} 0`,
  borderBottom: `1px solid ${color.line}`,
});

export const rowText = style({ flex: 1, minWidth: 0, lineHeight: '18px' });
export const rowTitle = style({ display: 'block', fontWeight: weight.medium, ...clipped });
export const rowDetails = style({
  display: 'block',
  font: `${weight.body} ${type.small} ${font.text}`,
  lineHeight: '18px',
  color: color.text2,
  ...clipped,
});

export const event = style({
  display: 'grid',
  gap: 2,
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${color.line}`,
});
export const eventHead = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const eventTitle = style({ flex: 1, minWidth: 0, textDecoration: 'none' });
export const time = style({
  flex: 'none',
  font: `${weight.body} ${type.label} ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text2,
});
export const eventText = style({ font: `${weight.body} ${type.small} ${font.text}`, overflowWrap: 'anywhere' });

export const copyable = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], maxWidth: '100%' });
export const copyableText = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const allFields = style({ borderTop: `1px solid ${color.line}`, paddingTop: space[3] });
export const summary = style({ fontWeight: weight.medium, color: color.text2 });
export const json = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginTop: space[2],
});
export const code = style({
  margin: 0,
  padding: space[3],
  background: color.sunken,
  borderRadius: theme.radius.panel,
  font: `${weight.body} ${type.code} ${font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: `${space[2]} 0`,
  borderTop: `1px solid ${color.line}`,
});
export const inlineLinks = style({ display: 'flex', flexWrap: 'wrap', gap: `2px ${space[3]}` });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
});
