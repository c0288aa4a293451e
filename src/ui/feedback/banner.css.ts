import { style, styleVariants } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space, radius } = theme;

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: 44,
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderRadius: radius.panel,
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
export const text = style({ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' });

// Keeps the text next to its actions at any width.
export const singleLine = style({
  flex: '1 1 0',
  minWidth: 0,
  ...clipped,
});
