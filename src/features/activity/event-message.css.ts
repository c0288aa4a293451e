import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, radius, space } = theme;

export const catalogMark = style({
  marginInlineEnd: space[2],
  paddingInline: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  fontSize: '0.85em',
  color: color.text2,
});
