import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

export const title = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const count = style({ color: theme.color.text3, fontVariantNumeric: 'tabular-nums' });

// On a phone, actions share the title's line while there is space; `belowOnPhone` uses a full line below the title.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  marginLeft: 'auto',
  '@media': { [screen.phone]: { display: 'contents' } },
});
globalStyle(`${actions} > :last-child`, { '@media': { [screen.phone]: { marginLeft: 'auto' } } });

export const belowOnPhone = style({ '@media': { [screen.phone]: { order: 1, flex: '1 0 100%' } } });
