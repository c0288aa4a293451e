import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const link = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1], minHeight: 24 });
