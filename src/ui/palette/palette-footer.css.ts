import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  minHeight: 24,
  overflowWrap: 'anywhere',
});

export const line = styleVariants({ plain: [base], bad: [base, { color: theme.color.bad }] });

export const hints = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  color: theme.color.text3,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
