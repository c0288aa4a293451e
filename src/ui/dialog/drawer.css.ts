import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const slide = keyframes({ from: { translate: '-100%' } });
const dim = keyframes({ from: { opacity: 0 } });

export const drawer = style({
  inset: '0 auto 0 0',
  width: 'min(280px, 100vw - 48px)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  // The close button is above the first entry.
  padding: `44px ${theme.space[3]} ${theme.space[3]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderRight: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.color.shadow,
  selectors: { '&[open]': { animation: `${slide} ${theme.motion.quick}` } },
  '::backdrop': { background: theme.color.backdrop, animation: `${dim} ${theme.motion.quick}` },
});

export const close = style({ position: 'absolute', top: theme.space[2], right: theme.space[2] });
