import { globalStyle, style } from '@vanilla-extract/css';

export const wrap = style({ position: 'relative', display: 'block' });

export const reveal = style({ position: 'absolute', top: 4, right: 4 });

globalStyle(`${wrap} > input`, { paddingRight: 40 });
