import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[6] });

export const cards = style({ width: '100%' });
