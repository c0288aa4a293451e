import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, space, type, weight } = theme;

// Next to the steps there is no room for these columns.
const hiddenOnLaptop = { '@media': { [screen.laptop]: { display: 'none' } } } as const;

export const select = style({ width: 76, '@media': { [screen.phone]: { width: 68 } } });
export const engine = style({ width: '22%', ...hiddenOnLaptop });
export const labels = style({ width: '24%', ...hiddenOnLaptop });
export const status = style({ width: 150, '@media': { [screen.phone]: { width: 140 } } });
export const wrapping = style({ whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: space[1] });
export const reason = style({ font: `${weight.body} ${type.label} ${font.text}`, color: color.text2 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], paddingBlock: space[1] });
