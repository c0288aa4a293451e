import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

export const base = style({
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.panel,
  // Not `hidden`, which would make the panel the scroll container of a sticky table header.
  overflow: 'clip',
});

export const panel = styleVariants({
  padded: [base, { padding: theme.space[4] }],
  flush: [base],
  form: [
    base,
    {
      width: '100%',
      maxWidth: theme.measure.form,
      marginInline: 'auto',
      padding: theme.space[6],
      '@media': { [screen.phone]: { padding: theme.space[4] } },
    },
  ],
});
