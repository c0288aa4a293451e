import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

export const form = style({ display: 'grid', gap: theme.space[4] });

export const notice = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
