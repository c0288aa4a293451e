import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const fields = style({ display: 'grid', gap: space[5] });

export const note = style({ margin: 0, color: color.text2 });
