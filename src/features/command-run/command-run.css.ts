import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const form = style({ display: 'grid', gap: space[4], maxWidth: 640, justifyItems: 'start' });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], minWidth: 0 });
export const end = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });
export const quiet = style({ color: color.text2 });
export const error = style({ color: color.bad, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const names = style({
  display: 'grid',
  gap: space[1],
  maxHeight: 240,
  margin: `${space[3]} 0`,
  padding: space[3],
  overflow: 'auto',
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.control,
});
export const name = style({ fontWeight: theme.weight.medium, overflowWrap: 'anywhere', minWidth: 0 });
export const code = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const panels = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

// The browser skips drawing panels out of view. They keep their last height.
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.panel,
  background: color.surface,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 96px',
});

const text = style({
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: theme.radius.control,
  background: color.sunken,
  font: `${theme.weight.body} ${theme.type.body} ${theme.font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
// A collapsed panel shows the end of the output.
export const output = styleVariants({
  short: [
    text,
    { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', maxHeight: 132, overflow: 'hidden' },
  ],
  whole: [text, { maxHeight: 480, overflow: 'auto' }],
});
export const stderr = style({ color: color.bad });
export const mark = style({ background: color.warnSoft, color: color.warn });
export const challenge = style({ position: 'fixed', inset: 0, zIndex: 10 });
