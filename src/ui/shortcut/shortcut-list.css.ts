import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space } = theme;

export const group = style({ marginBottom: space[4] });

export const title = style({
  marginBottom: space[1],
  font: `${theme.weight.medium} ${theme.type.label} ${theme.font.text}`,
  color: theme.color.text3,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(196px, 1fr))',
  gap: `0 ${space[6]}`,
  margin: 0,
});

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[1]} 0`,
});

export const keys = style({ display: 'inline-flex', flex: 'none', gap: space[1], margin: 0 });

export const control = style({
  marginBottom: space[5],
  padding: space[3],
  borderRadius: theme.radius.control,
  border: `1px solid ${theme.color.line}`,
  color: theme.color.text2,
});
