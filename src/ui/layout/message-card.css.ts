import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { row } from './row.css.ts';

export const text = style({ color: theme.color.text2, textAlign: 'center', overflowWrap: 'anywhere' });
export const action = style([row.center, { maxWidth: '100%' }]);
