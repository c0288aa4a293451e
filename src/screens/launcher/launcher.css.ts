import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type } = theme;

// This and the outcome take the focus only so that it is read; there is nothing to operate.
export const question = style({ display: 'grid', gap: space[5], outline: 'none' });

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
export const value = style({ margin: 0, overflowWrap: 'anywhere', font: `${type.code} ${font.mono}` });

export const answers = style({ display: 'grid', gap: 10 });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minHeight: 160, // about what comes in its place
  color: color.text2,
  overflowWrap: 'anywhere',
});

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  textAlign: 'center',
  outline: 'none',
});
export const drawing = style({ color: color.text3, marginBottom: space[1] });
export const title = style({ overflowWrap: 'anywhere' });
export const words = style({ color: color.text2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const onward = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginTop: space[4],
});
