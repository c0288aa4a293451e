import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

// Focused only so that screen readers read the text, so there is no focus outline.
export const question = style({ display: 'grid', gap: space[5], outline: 'none' });

export const buttons = style({ display: 'grid', gap: 10 });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minHeight: 160, // avoids a layout shift
  color: color.text2,
  overflowWrap: 'anywhere',
});

export const title = style({ overflowWrap: 'anywhere' });
export const text = style({ color: color.text2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
