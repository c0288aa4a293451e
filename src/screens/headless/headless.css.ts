import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type } = theme;

export const request = style({ display: 'grid', gap: space[5] });
export const question = style({ overflowWrap: 'anywhere' });

export const particulars = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  background: color.sunken,
  borderRadius: theme.radius.panel,
});
export const term = style({ color: color.text2 });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const code = style([value, { font: `${type.code} ${font.mono}` }]);

export const answers = style({ display: 'grid', gap: 10 });

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 240, // about what comes in its place
  gap: space[4],
  color: color.text2,
  textAlign: 'center',
});

// It takes the focus only so that it is read; there is nothing to operate.
export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  textAlign: 'center',
  outline: 'none',
});
export const drawing = style({ color: color.text3, marginBottom: space[1] });
export const says = style({ maxWidth: 400, color: color.text2 });
export const onward = style({ marginTop: space[4] });
