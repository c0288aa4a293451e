import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1] });
export const menu = style({ display: 'inline-flex', '@media': { [screen.phone]: { display: 'none' } } });
