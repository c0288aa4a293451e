import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, type } = theme;

export const coverage = style({ font: `${type.dense} ${font.text}`, color: color.text2 });
