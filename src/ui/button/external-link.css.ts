import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minHeight: 24,
  maxWidth: '100%',
});

// Truncates the text in a single-line container.
export const text = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
