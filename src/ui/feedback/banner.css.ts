import { style, styleVariants } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, space, radius } = theme;

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: 36,
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  borderRadius: radius.control,
  color: color.text,
});

export const banner = styleVariants({
  info: [base, { background: color.accentSoft }],
  warn: [base, { background: color.warnSoft }],
  bad: [base, { background: color.badSoft }],
  stale: [base, { background: color.warnSoft }],
});

export const icon = styleVariants({
  info: { color: color.accent },
  warn: { color: color.warn },
  bad: { color: color.bad },
  stale: { color: color.warn },
});

// In narrower space, the action wraps below the text.
export const text = style({ flex: '1 1 180px', minWidth: 0, padding: `${space[1]} 0`, overflowWrap: 'anywhere' });

/** How many lines a short banner has on a phone at most. */
export const PHONE_LINES = 3;

// Keeps the text next to its actions at any width.
export const short = style({
  flex: '1 1 0',
  minWidth: 0,
  ...clipped,
  '@media': {
    [screen.phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: PHONE_LINES,
      margin: `${space[1]} 0`,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});
