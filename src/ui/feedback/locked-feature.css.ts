import { style } from '@vanilla-extract/css';
import { base } from '#ui/layout/panel.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const box = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space[3],
    padding: `${theme.space[3]} ${theme.space[4]}`,
  },
]);

export const icon = style({ display: 'inline-flex', color: theme.color.text3 });

// In narrower space, the action wraps below the text.
export const text = style({ flex: '1 1 200px', minWidth: 0, color: theme.color.text2 });
export const title = style({ color: theme.color.text, fontWeight: theme.weight.strong });
