import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, radius, space, type, weight } = theme;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

export const secondaryText = style({ color: color.text2, maxWidth: '70ch' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const fields = style({ ...column, gap: space[3] });
export const waiting = style({ ...column, gap: space[1], paddingTop: space[3], borderTop: `1px solid ${color.line}` });
export const traces = style({ ...column, gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

const trace = style({ display: 'flex', gap: space[2] });
export const traceStyle = styleVariants({
  passed: [trace, { color: color.ok }],
  failed: [trace, { color: color.bad }],
  unknown: [trace, { color: color.text2 }],
});
export const traceText = style({ flex: 1, minWidth: 0, color: color.text });
export const script = style({
  maxHeight: 320,
  overflow: 'auto',
  padding: space[3],
  borderRadius: radius.control,
  background: color.sunken,
  color: color.text,
  font: `${weight.body} ${type.code} ${font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
