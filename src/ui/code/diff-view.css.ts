import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color } = theme;

export const frame = style({
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.control,
  background: color.surface,
});

globalStyle(`${frame} .cm-editor`, { maxHeight: 'max(240px, 100dvh - 320px)' });

export const empty = style({ color: color.text2 });
