import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const field = style({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 });

export const label = style({
  font: `${theme.weight.medium} ${theme.type.control} ${theme.font.text}`,
  justifySelf: 'start',
});

const below = {
  font: `${theme.weight.body} ${theme.type.control} ${theme.font.text}`,
  overflowWrap: 'anywhere',
} as const;

export const hint = style({ ...below, color: theme.color.text2 });
export const error = style({ ...below, color: theme.color.bad });
