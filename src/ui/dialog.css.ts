import { keyframes, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const appear = keyframes({ from: { opacity: 0, scale: 0.98 } });
const dim = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  width: 'min(480px, 100vw - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: theme.space[6],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.panel,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.color.shadow,
  selectors: { '&[open]': { animation: `${appear} ${theme.motion.quick}` } },
  '::backdrop': { background: 'oklch(15% 0.02 262 / 0.5)', animation: `${dim} ${theme.motion.quick}` },
});

export const title = style({ marginBottom: theme.space[3], overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space[2],
  marginTop: theme.space[6],
});
