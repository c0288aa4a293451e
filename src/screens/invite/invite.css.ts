import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space, color } = theme;

export const centred = style({ textAlign: 'center', color: color.text2, overflowWrap: 'anywhere' });

export const step = style({ display: 'grid', gap: space[5] });

export const form = style({ display: 'grid', gap: space[4] });

export const help = style({ color: color.text2 });

export const actions = style({ display: 'grid', gap: space[2] });
