import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const nameBeforeTag = style({ marginRight: theme.space[1] });
