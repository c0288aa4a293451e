import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, space, type, weight } = theme;

/** A list with the panel of labels next to it. */
export const withPanel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 272px',
  alignItems: 'start',
  gap: space[4],
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] });

export const head = style([line, { width: '100%' }]);

/** The buttons wrap below a text that would be too narrow. */
export const extent = style([line, { flexWrap: 'wrap' }]);

export const countAll = style({ display: 'inline-flex', flex: 'none', gap: space[2] });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginTop: space[2],
});

export const note = style({
  font: `${weight.body} ${type.control} ${font.text}`,
  color: color.text2,
  overflowWrap: 'anywhere',
});

export const counted = style([note, { flex: '1 1 96px' }]);

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' });

export const key = style({
  minWidth: 0,
  font: `${weight.medium} ${type.label} ${font.text}`,
  color: color.text3,
  overflowWrap: 'anywhere',
});

export const values = style({ width: '100%', margin: 0, padding: 0, listStyle: 'none' });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  width: `calc(100% + ${space[4]})`,
  minHeight: 28,
  margin: `0 calc(-1 * ${space[2]})`,
  padding: `${space[1]} ${space[2]}`,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  textAlign: 'start',
  font: `${weight.body} ${type.control} ${font.text}`,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-pressed="true"]': { background: color.accentSoft, color: color.accent, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const count = style({
  flex: 'none',
  font: `${weight.body} ${type.label} ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text3,
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});

/** Narrow windows have no room for label columns. */
export const column = style({ '@media': { [screen.tablet]: { display: 'none' } } });
