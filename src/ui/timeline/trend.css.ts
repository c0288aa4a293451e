import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const trend = style({ display: 'block', width: '100%', height: 32, color: theme.color.bad });
export const area = style({ fill: 'currentColor', opacity: 0.12 });
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
