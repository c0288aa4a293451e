import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { popup } from './menu-popup.css.ts';

export const list = style({
  padding: theme.space[1],
  outline: 0,
  // A list without entries has no space of its own, and the list of a searchable menu scrolls below the field.
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPadding: theme.space[1],
  ':empty': { padding: 0 },
});

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: theme.measure.control,
  padding: `6px ${theme.space[2]}`,
  borderRadius: theme.radius.control,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-disabled]': { color: theme.color.text3, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** While the focus is in the field of the menu, only the background marks the highlighted entry. */
const highlightInSearch = `${popup.searchable} &[data-highlighted]`;

export const entry = styleVariants({
  plain: [
    base,
    {
      color: theme.color.text,
      selectors: {
        '&[data-highlighted]': { background: theme.color.sunken },
        [highlightInSearch]: { background: theme.color.accentSoft },
      },
    },
  ],
  bad: [base, { color: theme.color.bad, selectors: { '&[data-highlighted]': { background: theme.color.badSoft } } }],
});

export const text = style({ display: 'grid', minWidth: 0, flex: 1, overflowWrap: 'anywhere' });

export const note = style({
  font: `${theme.weight.body} ${theme.type.label} ${theme.font.text}`,
  color: theme.color.text3,
});

export const count = style({
  flex: 'none',
  font: `${theme.weight.body} ${theme.type.label} ${theme.font.text}`,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.text3,
});

export const keys = style({
  flex: 'none',
  font: `${theme.weight.body} ${theme.type.label} ${theme.font.text}`,
  color: theme.color.text3,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const check = style({ display: 'inline-flex', color: theme.color.accent });

export const heading = style({
  display: 'grid',
  padding: `6px ${theme.space[2]} 2px`,
  font: `${theme.weight.medium} ${theme.type.label} ${theme.font.text}`,
  color: theme.color.text2,
  overflowWrap: 'anywhere',
});

export const separator = style({ height: 1, margin: `${theme.space[1]} 0`, background: theme.color.line });
