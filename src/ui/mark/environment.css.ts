import { style, styleVariants } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { font, radius, type, weight } = theme;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: 160,
  height: 20,
  padding: '0 8px 0 7px',
  borderRadius: radius.small,
  font: `${weight.strong} ${type.label} ${font.text}`,
  '::before': { content: '', flex: 'none', width: 6, height: 6, borderRadius: radius.round },
});

export const chip = styleVariants(theme.environment, ({ dot, tint, text }) => [
  base,
  { background: tint, color: text, '::before': { background: dot } },
]);

export const name = style(clipped);
