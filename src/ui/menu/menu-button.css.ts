import { style } from '@vanilla-extract/css';

export const content = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
