import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space, terminal, color, radius, font, weight } = theme;

/** Scrolls sideways on narrow screens. */
export const bar = style({
  display: 'flex',
  gap: space[1],
  minWidth: 0,
  padding: `${space[1]} ${space[2]}`,
  borderTop: `1px solid ${terminal.line}`,
  background: terminal.bar,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 0 auto',
  minWidth: 40,
  height: 40,
  padding: `0 ${space[2]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: terminal.raised,
  color: terminal.text,
  font: `${weight.medium} 14px/20px ${font.text}`,
  touchAction: 'pan-x',
  userSelect: 'none',
  selectors: {
    '&:active': { background: terminal.line },
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accent, color: color.onAccent },
  },
});
