import { style } from '@vanilla-extract/css';
import { secondLine } from '#ui/table/second-line.ts';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type } = theme;

export const sign = style({ display: 'flex', alignItems: 'center', gap: space[2], color: color.text2 });
export const words = style({ display: 'block', lineHeight: '18px', ...clipped });
export const below = style(secondLine);
export const reason = style({
  display: 'inline-block',
  font: `${type.dense} ${font.text}`,
  lineHeight: '18px',
  whiteSpace: 'normal',
  color: color.text2,
});
export const more = style({ display: 'flex', justifyContent: 'center' });
