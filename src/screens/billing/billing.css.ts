import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const list = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const notBilled = style({ display: 'flex', alignItems: 'center', gap: space[2], color: color.text2 });
