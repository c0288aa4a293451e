import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/tokens.ts';

/** Marks buttons that show only a short label on phones. */
export const shortOnPhone = style({});

export const full = style({
  selectors: { [`${shortOnPhone} &`]: { '@media': { [screen.phone]: { display: 'none' } } } },
});
export const short = style({
  display: 'none',
  selectors: { [`${shortOnPhone} &`]: { '@media': { [screen.phone]: { display: 'inline' } } } },
});
