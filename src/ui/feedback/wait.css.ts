import { style } from '@vanilla-extract/css';
import { row } from '#ui/layout/row.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const wait = style([row.center, { gap: theme.space[3], color: theme.color.text2 }]);
