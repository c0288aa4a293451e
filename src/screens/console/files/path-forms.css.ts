import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space, color, terminal, radius, font, measure, type } = theme;

/** Touch screens can't drop files. */
const TOUCH = '(pointer: coarse)';

export const paths = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const pathButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  minHeight: 24,
  padding: `2px ${space[2]}`,
  border: 'none',
  borderRadius: radius.small,
  background: color.sunken,
  color: terminal.dim,
  font: `${theme.weight.body} ${type.label} ${font.mono}`,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { color: terminal.text },
  '@media': { [TOUCH]: { minHeight: measure.controlSmall } },
});

export const dropZone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[4]} ${space[3]}`,
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: radius.panel,
  color: terminal.dim,
  textAlign: 'center',
  '@media': { [TOUCH]: { justifyItems: 'start', padding: 0, border: 'none' } },
  selectors: {
    '&[data-over]': { borderColor: color.accent, background: color.accentSoft, color: terminal.text },
  },
});
export const dropText = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  margin: 0,
  color: terminal.text,
  '@media': { [TOUCH]: { display: 'none' } },
});
