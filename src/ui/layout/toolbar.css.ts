import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const summary = style({ marginLeft: 'auto', color: theme.color.text3, fontVariantNumeric: 'tabular-nums' });
