import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const mark = style({
  borderRadius: 2,
  background: theme.color.mark,
  color: theme.color.text,
});
