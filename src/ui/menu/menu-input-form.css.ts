import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const form = style({
  padding: theme.space[2],
  borderBottom: `1px solid ${theme.color.line}`,
});

// Wide enough for most logins.
export const line = style({
  width: 260,
  maxWidth: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space[2],
});

// The field is as high as the button next to it.
globalStyle(`${line} > input`, { height: theme.measure.control });
