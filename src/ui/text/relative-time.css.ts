import { style } from '@vanilla-extract/css';

/** A date broken at its hyphens is hard to read. */
export const time = style({ whiteSpace: 'nowrap' });
