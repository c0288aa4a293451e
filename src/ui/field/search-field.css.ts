import { style } from '@vanilla-extract/css';
import { box } from './input.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const field = style({ position: 'relative', display: 'block', flex: '0 1 360px', minWidth: 'min(220px, 100%)' });

export const icon = style({
  position: 'absolute',
  left: 11,
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  color: theme.color.text3,
  pointerEvents: 'none',
});

export const input = style([
  box,
  {
    height: theme.measure.search,
    padding: '0 36px',
    borderColor: theme.color.lineControl,
    appearance: 'none',
    // The browser's own clear button has no accessible name and no keyboard access.
    '::-webkit-search-cancel-button': { display: 'none' },
  },
]);

export const end = style({
  position: 'absolute',
  right: 2,
  top: 0,
  bottom: 0,
  minWidth: 30,
  display: 'grid',
  placeItems: 'center',
});
