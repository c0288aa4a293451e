import { globalStyle, style } from '@vanilla-extract/css';
import { base, cornerRadius } from './button.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

const round = theme.radius.control;

export const split = style({ display: 'inline-flex', minWidth: 0, maxWidth: '100%', verticalAlign: 'middle' });
/** Without a menu next to it. */
export const alone = style({ display: 'inline-flex', flex: 1, minWidth: 0 });
export const main = style([alone, { vars: { [cornerRadius]: `${round} 0 0 ${round}` } }]);
export const menu = style({
  display: 'inline-flex',
  flex: 'none',
  marginLeft: -1,
  vars: { [cornerRadius]: `0 ${round} ${round} 0` },
});

globalStyle(`${alone} ${base}`, { flex: 1, maxWidth: '100%' });
