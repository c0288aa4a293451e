import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, space } = theme;

export const holders = style({ margin: 0, padding: 0, listStyle: 'none' });

export const holder = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const type = style({ color: color.text2 });
