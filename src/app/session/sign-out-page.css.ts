import { style } from '@vanilla-extract/css';

export const waiting = style({ display: 'grid', justifyItems: 'center' });
