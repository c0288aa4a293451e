import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const background = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  background: theme.terminal.ground,
  color: theme.terminal.text,
});
