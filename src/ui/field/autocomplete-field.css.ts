import { style } from '@vanilla-extract/css';
import { box } from './input.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const form = style({
  position: 'relative',
  flex: '1 1 440px',
  maxWidth: 720,
  minWidth: 'min(220px, 100%)',
});

export const input = style([
  box,
  {
    height: theme.measure.search,
    borderColor: theme.color.lineControl,
    padding: `0 76px 0 ${theme.space[3]}`,
    font: `${theme.weight.body} ${theme.type.code} ${theme.font.mono}`,
  },
]);

export const end = style({ position: 'absolute', right: 2, top: 3 });
