import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';
import { screen } from '#ui/tokens.ts';

const { color, font, space, type } = theme;

const MIDDLE = 'screen and (max-width: 1199.98px)';
const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const roomy = (width: number | string) => style({ width, '@media': { [screen.narrow]: { display: 'none' } } });

export const kind = roomy(136);
export const users = roomy('16%');
export const sid = style({ width: 200, '@media': { [MIDDLE]: { display: 'none' } } });
export const duration = style({
  width: 136,
  '@media': { [screen.phone]: { width: 96, lineHeight: '18px', whiteSpace: 'normal' } },
});
export const action = style({ width: 116, '@media': { [screen.phone]: { width: 100 } } });

const line = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const sign = style([line, { color: color.text2 }]);
export const name = style([line, { lineHeight: '18px' }]);
export const copied = line;
export const words = style({ minWidth: 0, ...clipped });
export const login = style({
  flex: 'none',
  color: color.text2,
  fontWeight: 'normal',
  '@media': { [screen.narrow]: { display: 'none' } },
});
export const state = style({ flex: 'none', '@media': { [screen.narrow]: { display: 'none' } } });

// What the hidden columns of a narrow window say.
export const below = style({
  display: 'none',
  font: `${type.label} ${font.text}`,
  fontWeight: 'normal',
  color: color.text2,
  ...clipped,
  '@media': { [screen.narrow]: { display: 'block' } },
});
