import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const editor = style({});

// CodeMirror lays out the area around the text; `code-theme.ts` styles it.
globalStyle(`${editor} .cm-editor`, { minHeight: 'min(320px, 50dvh)', maxHeight: 'max(320px, 100dvh - 320px)' });
globalStyle(`${editor} .cm-scroller`, { flex: 1 });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[1]} ${space[3]}`,
  borderTop: `1px solid ${color.line}`,
  font: `${theme.weight.body} ${theme.type.control} ${theme.font.text}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text2,
});

export const counts = style({ display: 'flex', gap: space[2], marginInlineEnd: 'auto' });
