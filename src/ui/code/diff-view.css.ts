import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const frame = style({
  maxHeight: 'max(240px, 100dvh - 320px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.control,
  background: color.surface,
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  font: `${theme.type.code} ${theme.font.mono}`,
});

export const line = styleVariants({
  same: {},
  added: { background: color.okSoft },
  removed: { background: color.badSoft },
});

export const number = style({
  width: '1%',
  padding: `0 ${space[1]} 0 ${space[2]}`,
  color: color.text2,
  textAlign: 'end',
  verticalAlign: 'top',
  userSelect: 'none',
});

export const sign = style({ width: '1%', padding: `0 ${space[1]}`, verticalAlign: 'top', userSelect: 'none' });

export const text = style({ paddingInlineEnd: space[2], whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const leftOut = style({
  padding: `${space[1]} ${space[2]}`,
  background: color.sunken,
  color: color.text2,
  font: `${theme.type.label} ${theme.font.text}`,
});

export const nothing = style({ color: color.text2 });
