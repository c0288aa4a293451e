import { style } from '@vanilla-extract/css';

// A line box of its own would set the mark above the middle of the bar.
export const home = style({ display: 'inline-flex', alignItems: 'center', minHeight: 24, textDecoration: 'none' });
