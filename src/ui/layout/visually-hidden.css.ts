import { style } from '@vanilla-extract/css';
import { visuallyHidden } from './visually-hidden.ts';

export const hidden = style(visuallyHidden);
