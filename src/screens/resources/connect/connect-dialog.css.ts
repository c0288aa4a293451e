import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

// The dialog is inside a table cell, whose text alignment and line wrapping must be reset.
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
});

export const roles = style({ display: 'grid', gap: theme.space[1], margin: 0, padding: 0, border: 0 });
