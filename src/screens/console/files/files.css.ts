import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space, color, terminal } = theme;

export const panel = style({
  flex: '0 0 360px',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minHeight: 0,
  padding: space[4],
  overflow: 'auto',
  overflowWrap: 'anywhere',
  background: terminal.bar,
  borderLeft: `1px solid ${terminal.line}`,
  color: color.text,
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': {
    '(max-width: 719.98px)': { flex: '0 1 50%', borderLeft: 'none', borderTop: `1px solid ${terminal.line}` },
  },
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] });
export const title = style({ font: `${theme.weight.body} ${theme.type.heading} ${theme.font.text}`, margin: 0 });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const list = style([stack, { margin: 0, padding: 0, listStyle: 'none' }]);

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  padding: space[2],
  borderRadius: theme.radius.control,
  border: `1px solid ${terminal.line}`,
});
export const details = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space[1] });
export const path = style({ overflowWrap: 'anywhere' });
export const secondaryText = style([path, { color: color.text2 }]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const bar = style({ width: '100%', accentColor: color.accent });
export const failure = style([path, { color: color.bad }]);
export const preservedLines = style({ whiteSpace: 'pre-line' });
