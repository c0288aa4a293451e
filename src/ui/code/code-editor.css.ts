import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const editor = style({});

// What is around the text inside it is laid out by CodeMirror, and looks as `code-theme.ts` says.
globalStyle(`${editor} .cm-editor`, { minHeight: 'min(320px, 50dvh)', maxHeight: 'max(320px, 100dvh - 320px)' });
globalStyle(`${editor} .cm-scroller`, { flex: 1 });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[1]} ${space[3]}`,
  borderTop: `1px solid ${color.line}`,
  font: `${theme.type.dense} ${theme.font.text}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text2,
});

export const counts = style({ display: 'flex', gap: space[2], marginInlineEnd: 'auto' });
