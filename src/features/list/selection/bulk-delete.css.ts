import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const names = style({ margin: `0 0 ${theme.space[3]}`, paddingLeft: theme.space[4] });
export const name = style({ fontWeight: theme.weight.strong, overflowWrap: 'anywhere' });
