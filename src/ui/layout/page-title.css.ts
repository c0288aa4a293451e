import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

export const title = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const count = style({ color: theme.color.text3, fontVariantNumeric: 'tabular-nums' });

// On a phone each stands on the line of the title while there is room; `belowOnPhone` takes a whole one below it.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  marginLeft: 'auto',
  '@media': { [screen.phone]: { display: 'contents' } },
});
globalStyle(`${actions} > :last-child`, { '@media': { [screen.phone]: { marginLeft: 'auto' } } });

export const belowOnPhone = style({ '@media': { [screen.phone]: { order: 1, flex: '1 0 100%' } } });
