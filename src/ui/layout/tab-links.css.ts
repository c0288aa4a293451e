import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const tabs = style({
  display: 'flex',
  gap: space[5],
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
});

export const tab = style({
  flex: 'none',
  padding: `${space[2]} 0`,
  borderBottom: '2px solid transparent',
  marginBottom: -1,
  color: color.text2,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.accent, borderBottomColor: 'currentColor' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
