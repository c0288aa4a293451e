import { style } from '@vanilla-extract/css';

export const face = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
