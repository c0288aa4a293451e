import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const traits = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ padding: 0, marginBottom: space[1], fontWeight: theme.weight.medium });

export const about = style({
  font: `${theme.weight.body} ${theme.type.control} ${theme.font.text}`,
  color: color.text2,
  overflowWrap: 'anywhere',
});
