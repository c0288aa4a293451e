import { style } from '@vanilla-extract/css';

export const notice = style({ outline: 0 });
