import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

// It takes the focus only so that it is read; there is nothing to operate.
export const question = style({ display: 'grid', gap: space[5], outline: 'none' });

export const buttons = style({ display: 'grid', gap: 10 });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minHeight: 160, // about what comes in its place
  color: color.text2,
  overflowWrap: 'anywhere',
});

export const title = style({ overflowWrap: 'anywhere' });
export const text = style({ color: color.text2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
