import { globalStyle, style } from '@vanilla-extract/css';
import { belowOnPhone } from '#ui/layout/page-title.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { measure, space } = theme;

export const form = style([belowOnPhone, { display: 'grid', minWidth: 0, maxWidth: '100%' }]);

export const line = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2] });

// The input is as high as the button next to it.
globalStyle(`${line} > input`, { height: measure.control });
