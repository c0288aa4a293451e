import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({
  minHeight: 24,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

/** In a column of links, only the link in use is marked. */
export const quiet = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover, &:focus-visible': { color: theme.color.accent, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const button = styleVariants({
  sentence: [
    base,
    {
      color: theme.color.accent,
      textDecoration: 'underline',
      selectors: { '&:hover': { color: theme.color.accentHover } },
    },
  ],
  quiet: [base, quiet],
});
