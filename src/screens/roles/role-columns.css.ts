import { style } from '@vanilla-extract/css';

export const grants = style({ display: 'flex', alignItems: 'center', gap: 6 });
