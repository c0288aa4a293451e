import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

// Has no box, which would be an extra child in the page's layout.
export const portal = style({ display: 'contents' });

export const positioner = style({ zIndex: 3, outline: 0 });

export const popup = style({
  minWidth: 180,
  maxWidth: 'min(360px, var(--available-width))',
  maxHeight: 'var(--available-height)',
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
