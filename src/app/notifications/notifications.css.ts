import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

/** The count overlaps the corner of the bell, so that nothing moves when it appears. */
export const bell = style({ position: 'relative', display: 'inline-flex' });
export const count = style({
  position: 'absolute',
  top: -2,
  right: -4,
  minWidth: 16,
  padding: `0 ${space[1]}`,
  borderRadius: 8,
  background: color.accent,
  color: color.onAccent,
  font: `${weight.body} ${type.label} ${font.text}`,
  textAlign: 'center',
  pointerEvents: 'none',
});

export const alerts = style({
  display: 'grid',
  gap: space[2],
  margin: `0 0 ${space[4]}`,
  padding: 0,
  listStyle: 'none',
});
export const list = style({ display: 'grid', gap: space[4], margin: `0 0 ${space[4]}`, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  paddingBottom: space[4],
  borderBottom: `1px solid ${color.line}`,
});
export const words = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const quiet = style({ color: color.text2 });
export const text = style({ whiteSpace: 'pre-wrap' });
