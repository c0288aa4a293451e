import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';
import { screen } from '#ui/tokens.ts';

const { color, font, space, type } = theme;

export const MIDDLE = 'screen and (max-width: 1199.98px)';
const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const roomy = style({ '@media': { [screen.narrow]: { display: 'none' } } });
export const roomiest = style({ '@media': { [MIDDLE]: { display: 'none' } } });
export const duration = style({
  '@media': { [screen.phone]: { lineHeight: '18px', whiteSpace: 'normal' } },
});

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
