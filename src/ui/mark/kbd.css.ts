import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const kbd = style({
  flex: 'none',
  padding: '1px 5px',
  border: `1px solid ${theme.color.lineControl}`,
  borderRadius: 5,
  background: theme.color.surface,
  color: theme.color.text3,
  font: `${theme.weight.medium} ${theme.type.key} ${theme.font.text}`,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
