import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const items = style({ display: 'flex', gap: space[1], minWidth: 0, lineHeight: '18px' });
globalStyle(`${items} > *`, { minWidth: 0 });

export const secondLine = style({
  display: 'block',
  font: `${weight.body} ${type.label} ${font.text}`,
  fontWeight: 'normal',
  color: color.text2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
