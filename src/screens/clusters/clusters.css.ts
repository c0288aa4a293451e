import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const roomy = (width: number | string) => style({ width, '@media': { [screen.narrow]: { display: 'none' } } });

// On a phone the name has what the others can spare.
export const status = style({ width: 112, '@media': { [screen.phone]: { width: 96 } } });
export const version = roomy('14%');
export const servers = roomy('12%');
export const connected = roomy('20%');
export const actions = style({ width: 76, '@media': { [screen.phone]: { width: 52 } } });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[2]}`,
  padding: `${theme.space[1]} 0`,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
