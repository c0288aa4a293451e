import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const panel = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  font: `${theme.weight.body} ${theme.type.control} ${theme.font.text}`,
});

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });

export const field = style({ flex: '1 1 160px', minWidth: 0, maxWidth: 320 });

export const count = style({ minWidth: '12ch', padding: `0 ${space[1]}`, color: color.text2 });

export const end = style({ display: 'flex', gap: space[1], marginInlineStart: 'auto' });
