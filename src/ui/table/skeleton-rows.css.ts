import { keyframes, style } from '@vanilla-extract/css';
import { base } from '#ui/layout/panel.css.ts';
import { HEAD_HEIGHT } from './table.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const panel = style([base, { animation: `${breathe} 1600ms ease-in-out infinite` }]);

export const head = style({ height: HEAD_HEIGHT, borderBottom: `1px solid ${theme.color.line}` });

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[8],
  height: theme.measure.row,
  padding: `0 ${theme.space[4]}`,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${theme.color.line}` } },
});

export const bar = style({ height: 10, borderRadius: theme.radius.control, background: theme.color.line });
