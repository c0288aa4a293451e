import { keyframes, style } from '@vanilla-extract/css';
import { POPOVER_MARGIN } from '#ui/theme/tokens.ts';
import { theme } from '#ui/theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const popup = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  minWidth: 180,
  maxWidth: `min(360px, calc(100vw - ${2 * POPOVER_MARGIN}px))`,
  color: theme.color.text,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.panel,
  boxShadow: theme.color.shadow,
  outline: 0,
  animation: `${appear} ${theme.motion.quick}`,
});
