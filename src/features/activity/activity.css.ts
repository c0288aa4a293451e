import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, type, weight } = theme;

export const coverage = style({ font: `${weight.body} ${type.control} ${font.text}`, color: color.text2 });

/** The fields of a dialog. */
export const form = style({ display: 'grid', gap: theme.space[3] });
