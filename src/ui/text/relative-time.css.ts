import { style } from '@vanilla-extract/css';

/** Prevents line breaks at the hyphens of a date. */
export const time = style({ whiteSpace: 'nowrap' });
