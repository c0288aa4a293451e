import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, space, type, weight } = theme;

export const section = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const form = style({ display: 'grid', gap: space[4] });

export const text = style({ display: 'grid', gap: space[2], maxWidth: '70ch' });

const hiddenWhenNarrow = (width: number | string) =>
  style({ width, '@media': { [screen.narrow]: { display: 'none' } } });

export const kindColumn = hiddenWhenNarrow('22%');
export const addedColumn = hiddenWhenNarrow('18%');
export const lastUsedColumn = hiddenWhenNarrow('18%');
export const actionsColumn = style({ width: 116 });

export const name = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

// Repeats the values of columns that are hidden in narrow windows.
export const secondLine = style({
  display: 'none',
  font: `${weight.body} ${type.control} ${font.text}`,
  color: color.text2,
  '@media': { [screen.narrow]: { display: 'block' } },
});
export const row = style({ padding: `${space[2]} 0` });
export const toolbar = style({ display: 'flex', justifyContent: 'flex-end' });
export const enrolment = style({ display: 'grid', gap: space[4] });
