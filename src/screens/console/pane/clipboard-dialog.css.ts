import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const preview = style({
  display: 'block',
  width: '100%',
  margin: `${theme.space[3]} 0 0`,
  padding: theme.space[3],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
  color: theme.color.text,
  fontFamily: theme.font.mono,
  resize: 'vertical',
});
