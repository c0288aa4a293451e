import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

export const title = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const count = style({ color: theme.color.text3, fontVariantNumeric: 'tabular-nums' });

/** On a phone, this action uses a full line below the title and the other actions. */
export const belowOnPhone = style({ '@media': { [screen.phone]: { order: 1, flex: '1 0 100%' } } });

// On a phone, actions share the title's line while there is space.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space[2],
  marginLeft: 'auto',
  '@media': { [screen.phone]: { selectors: { [`&:has(> ${belowOnPhone})`]: { display: 'contents' } } } },
});
globalStyle(`${actions}:has(> ${belowOnPhone}) > :not(${belowOnPhone})`, {
  '@media': { [screen.phone]: { marginLeft: 'auto' } },
});
