import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const lines = style({ display: 'grid', animation: `${breathe} 1600ms ease-in-out infinite` });

export const line = style({
  height: 10,
  margin: '17px 0',
  borderRadius: theme.radius.control,
  background: theme.color.line,
  selectors: { '&:nth-child(even)': { width: '60%' } },
});
