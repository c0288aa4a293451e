import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const answer = style({ display: 'grid', gap: theme.space[4] });
