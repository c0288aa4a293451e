import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

export const alerts = style({ display: 'grid', gap: theme.space[2], marginBottom: theme.space[4] });
