import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, space, type } = theme;

export const part = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const form = style({ display: 'grid', gap: space[4], maxWidth: 440 });

export const text = style({ display: 'grid', gap: space[2], maxWidth: '70ch' });

const wide = (width: number | string) => style({ width, '@media': { [screen.narrow]: { display: 'none' } } });

export const kind = wide('22%');
export const added = wide('18%');
export const used = wide('18%');
export const actions = style({ width: 116 });

export const name = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

// The content of the columns that a narrow window hides.
export const below = style({
  display: 'none',
  font: `${type.dense} ${font.text}`,
  color: color.text2,
  '@media': { [screen.narrow]: { display: 'block' } },
});
export const row = style({ padding: `${space[2]} 0` });
export const bar = style({ display: 'flex', justifyContent: 'flex-end' });
export const enrolment = style({ display: 'grid', gap: space[4] });
