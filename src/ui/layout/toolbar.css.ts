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

/** On its own line below the field and the buttons next to it. */
export const error = style({
  flex: '1 0 100%',
  order: 1,
  font: `${theme.weight.body} ${theme.type.control} ${theme.font.text}`,
  color: theme.color.bad,
  overflowWrap: 'anywhere',
});

export const summary = style({ marginLeft: 'auto', color: theme.color.text3, fontVariantNumeric: 'tabular-nums' });
