import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const text = style({ display: 'grid', gap: theme.space[3], color: theme.color.text2 });
