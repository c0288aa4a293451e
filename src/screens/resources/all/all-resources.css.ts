import { style } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { font, space, type, weight } = theme;

export const action = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], maxWidth: '100%' });

/** The pin does not shrink next to text that wraps. */
export const pin = style({ display: 'inline-flex', flex: 'none' });

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], margin: 0 });

export const textWithIcon = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], maxWidth: '100%' });

const line = style({ width: '100%', margin: 0, ...clipped });

/** The name, and below it the values of hidden columns. Both fit into the height of a row. */
export const nameColumn = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
});

export const lines = style({ display: 'grid', minWidth: 0 });

export const secondLine = style([
  line,
  { font: `${weight.body} ${type.label} ${font.text}`, color: theme.color.text2 },
]);
