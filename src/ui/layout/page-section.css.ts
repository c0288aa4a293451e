import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const section = style({
  display: 'grid',
  gap: theme.space[3],
  justifyItems: 'start',
  selectors: { '& + &': { marginTop: theme.space[6] } },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${theme.space[3]}`,
});
export const help = style({
  font: `${theme.weight.body} ${theme.type.label} ${theme.font.text}`,
  color: theme.color.text2,
});

export const text = style({ maxWidth: '64ch' });
