import { style } from '@vanilla-extract/css';
import { box } from './input.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const wrap = style({ position: 'relative', display: 'block', minWidth: 0 });

export const select = style([
  box,
  { appearance: 'none', paddingRight: 36, textOverflow: 'ellipsis', cursor: 'pointer' },
]);

export const arrow = style({
  position: 'absolute',
  right: theme.space[3],
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
