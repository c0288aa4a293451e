import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const request = style({ display: 'grid', gap: space[5] });
export const question = style({ overflowWrap: 'anywhere' });

export const decisionButtons = style({ display: 'grid', gap: 10 });

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 240, // avoids a layout shift
  gap: space[4],
  color: color.text2,
  textAlign: 'center',
});

export const explanation = style({ maxWidth: 400, color: color.text2 });
