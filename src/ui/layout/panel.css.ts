import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const base = style({
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.panel,
  // Not `hidden`: that would make it the scroll box that a sticky table header sticks to.
  overflow: 'clip',
});

export const panel = styleVariants({
  padded: [base, { padding: theme.space[4] }],
  flush: [base],
});
