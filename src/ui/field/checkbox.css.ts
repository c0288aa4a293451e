import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: 24,
  cursor: 'pointer',
});

// Custom box, because some browsers draw the native border with a contrast below 3 : 1.
export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 16,
  height: 16,
  margin: 0,
  borderRadius: 4,
  border: `1px solid ${theme.color.lineStrong}`,
  background: theme.color.surface,
  cursor: 'inherit',
  '::before': {
    content: '',
    width: 9,
    height: 5,
    marginTop: -2,
    border: `solid ${theme.color.onAccent}`,
    borderWidth: '0 0 2px 2px',
    rotate: '-45deg',
    visibility: 'hidden',
  },
  selectors: {
    '&:checked': { background: theme.color.accent, borderColor: theme.color.accent },
    '&:checked::before': { visibility: 'visible' },
    '&:disabled': { background: theme.color.sunken, cursor: 'not-allowed' },
    '&:disabled::before': { borderColor: theme.color.text3 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const radio = style([
  box,
  {
    borderRadius: theme.radius.round,
    '::before': {
      width: 6,
      height: 6,
      margin: 0,
      border: 0,
      borderRadius: theme.radius.round,
      background: theme.color.onAccent,
    },
  },
]);
