import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, space, type, weight } = theme;

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

/** The height includes content that appears later, so that the layout does not shift. */
export const footer = style({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  minHeight: theme.measure.controlSmall,
  font: `${weight.body} ${type.control} ${font.text}`,
  color: color.text2,
  '@media': { [screen.narrow]: { flexWrap: 'wrap', minHeight: 88 } },
});
export const coverage = style({ '@media': { [screen.narrow]: { flex: '1 0 100%', minHeight: 60 } } });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
});

export const legend = style({ display: 'inline-flex', alignItems: 'center', gap: 6, color: color.text2 });
export const swatch = style({
  width: 10,
  height: 10,
  background: `repeating-linear-gradient(135deg, ${color.bad} 0 2.2px, ${color.badSoft} 2.2px 4px)`,
});
