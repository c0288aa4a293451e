import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const nav = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const title = style({
  margin: `${space[1]} 10px`,
  font: `${weight.strong} ${type.key} ${font.text}`,
  color: color.text3,
});

/** A group of the navigation with icons only: a line replaces the title. */
export const iconSection = style({
  selectors: { '& + &': { paddingTop: space[3], borderTop: `1px solid ${color.line}` } },
});

export const group = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 30,
  padding: '5px 10px',
  borderRadius: theme.radius.control,
  color: color.text2,
  fontWeight: weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken, color: color.text },
    '&[aria-current]': { background: color.accentSoft, color: color.accent, fontWeight: weight.medium },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const text = style({ minWidth: 0, whiteSpace: 'nowrap' });

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  marginLeft: 'auto',
  color: color.text3,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});

export const icon = style({
  display: 'inline-flex',
  color: color.text3,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
