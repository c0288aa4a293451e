import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const wrap = style({ display: 'contents' });

/** The padding bridges the gap to the control, so that the pointer can move onto the tooltip (WCAG 1.4.13). */
export const bubble = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: '6px 0',
  border: 0,
  background: 'transparent',
  width: 'max-content',
  maxWidth: 320,
  selectors: { '&:has(img)': { maxWidth: 'none' } }, // a picture has its own width
  animation: `${appear} ${theme.motion.quick}`,
});

export const text = style({
  display: 'block',
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderRadius: theme.radius.control,
  background: theme.color.text,
  color: theme.color.bg,
  font: `${theme.weight.body} ${theme.type.label} ${theme.font.text}`,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  // Text tooltips use inverse colors; picture tooltips use the page's surface.
  selectors: { '&:has(img)': { background: theme.color.surface, boxShadow: theme.color.shadow } },
});
