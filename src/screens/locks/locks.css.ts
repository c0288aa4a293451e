import { globalStyle, style } from '@vanilla-extract/css';
import { secondLine as secondLineStyle } from '#ui/table/second-line.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { space } = theme;

export const items = style({ display: 'flex', gap: space[1], minWidth: 0, lineHeight: '18px' });
globalStyle(`${items} > *`, { minWidth: 0 });

export const secondLine = style(secondLineStyle);
