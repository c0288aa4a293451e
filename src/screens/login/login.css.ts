import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const methods = style({ display: 'grid', gap: theme.space[5] });
export const buttons = style({ display: 'grid', gap: 10 });
export const factor = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: theme.space[3],
});

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: theme.space[3],
});

export const form = style({ display: 'grid', gap: theme.space[4] });

export const help = style({ color: theme.color.text2, textAlign: 'center' });

export const messageOfTheDay = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
