import { globalStyle, style } from '@vanilla-extract/css';
import { base, cornerRadius } from './button.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

const round = theme.radius.control;

export const split = style({ display: 'inline-flex', minWidth: 0, maxWidth: '100%', verticalAlign: 'middle' });
export const main = style({
  display: 'inline-flex',
  flex: 1,
  minWidth: 0,
  vars: { [cornerRadius]: `${round} 0 0 ${round}` },
});
export const menu = style({
  display: 'inline-flex',
  flex: 'none',
  marginLeft: -1,
  vars: { [cornerRadius]: `0 ${round} ${round} 0` },
});

globalStyle(`${main} ${base}`, { flex: 1, maxWidth: '100%' });
