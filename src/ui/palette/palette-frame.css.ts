import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const dim = keyframes({ from: { opacity: 0 } });
const { color, space } = theme;

export const dialog = style({
  width: 'min(640px, 100vw - 32px)',
  maxHeight: 'min(560px, 100dvh - 112px)',
  margin: '80px auto auto',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.card,
  background: color.raised,
  color: color.text,
  boxShadow: color.shadow,
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column', animation: `${appear} ${theme.motion.quick}` } },
  '::backdrop': { background: color.backdrop, animation: `${dim} ${theme.motion.quick}` },
  '@media': {
    [screen.phone]: {
      width: '100vw',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[2],
  height: 52,
  padding: `0 ${space[2]} 0 ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.text3,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'transparent',
  color: color.text,
  font: `${theme.weight.body} ${theme.type.heading} ${theme.font.text}`,
});
