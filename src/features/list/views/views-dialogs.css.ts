import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const views = style({ margin: `0 0 ${theme.space[3]}`, padding: 0, listStyle: 'none' });

export const view = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  padding: `${theme.space[2]} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const text = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const filters = style({
  font: `${theme.weight.body} ${theme.type.control} ${theme.font.text}`,
  color: theme.color.text2,
});
