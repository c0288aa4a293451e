import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, motion, radius, space } = theme;

const appear = keyframes({ from: { opacity: 0 } });

export const button = style({
  minHeight: 24,
  padding: `0 ${space[1]}`,
  margin: `-2px calc(-1 * ${space[1]})`, // takes the space of its text, so that bars keep their height
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: color.sunken, color: color.text } },
});

export const popover = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  width: 'max-content',
  maxWidth: 320,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.raised,
  boxShadow: color.shadow,
  color: color.text,
  outline: 0,
  animation: `${appear} ${motion.quick}`,
});
