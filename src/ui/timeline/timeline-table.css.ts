import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const box = style({ maxHeight: 240, overflow: 'auto' });

export const table = style({ borderCollapse: 'collapse', font: `${weight.body} ${type.control} ${font.text}` });
globalStyle(`${table} :is(th, td)`, {
  height: 28,
  padding: `0 ${space[6]} 0 0`,
  fontWeight: 'normal',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, { fontWeight: theme.weight.medium, color: color.text3 });
globalStyle(`${table} td`, { textAlign: 'end' });
globalStyle(`${table} thead th + th`, { textAlign: 'end' });
