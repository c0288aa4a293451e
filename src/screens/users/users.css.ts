import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** After a name and a space. */
export const mark = style({ marginLeft: theme.space[1] });
