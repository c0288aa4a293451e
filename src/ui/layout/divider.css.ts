import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const line = { content: '', height: 1, background: theme.color.line } as const;

export const divider = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: theme.space[2],
  color: theme.color.text3,
  '::before': line,
  '::after': line,
});
