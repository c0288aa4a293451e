import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const field = style({ display: 'grid', gap: theme.space[3], gridTemplateColumns: 'minmax(0, 1fr)' });
