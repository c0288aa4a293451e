import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: 24,
  font: `${theme.weight.body} ${theme.type.control} ${theme.font.text}`,
  color: theme.color.text2,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
});

export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 28,
  height: 16,
  margin: 0,
  borderRadius: theme.radius.round,
  border: `1px solid ${theme.color.lineStrong}`,
  background: theme.color.surface,
  cursor: 'inherit',
  transition: `background ${theme.motion.quick}`,
  '::before': {
    content: '',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 10,
    height: 10,
    borderRadius: theme.radius.round,
    background: theme.color.lineStrong,
    transition: `translate ${theme.motion.quick}`,
  },
  selectors: {
    '&:checked': { background: theme.color.accent, borderColor: theme.color.accent },
    '&:checked::before': { translate: '12px 0', background: theme.color.onAccent },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
    '(prefers-reduced-motion: reduce)': { transition: 'none', '::before': { transition: 'none' } },
  },
});
