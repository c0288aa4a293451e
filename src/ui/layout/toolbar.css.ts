import { style } from '@vanilla-extract/css';
import { quietBackground, quietBorderColor, quietTextColor } from '#ui/button/button.css.ts';
import { row } from './row.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

// Filters have no box until they are hovered, open or set.
export const toolbar = style([
  row.line,
  {
    gap: 6,
    vars: { [quietBorderColor]: 'transparent', [quietBackground]: 'transparent', [quietTextColor]: theme.color.text2 },
  },
]);

export const summary = style({ marginLeft: 'auto', color: theme.color.text3, fontVariantNumeric: 'tabular-nums' });
