import { style } from '@vanilla-extract/css';

// With its own line box, the logo would sit above the middle of the bar.
export const home = style({ display: 'inline-flex', alignItems: 'center', minHeight: 24, textDecoration: 'none' });
