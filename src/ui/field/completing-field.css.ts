import { style } from '@vanilla-extract/css';
import { box } from './input.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const form = style({
  position: 'relative',
  flex: '1 1 440px',
  maxWidth: 720,
  minWidth: 'min(220px, 100%)',
});

export const input = style([
  box,
  {
    height: theme.measure.control,
    padding: `0 76px 0 ${theme.space[3]}`,
    font: `${theme.type.code} ${theme.font.mono}`,
  },
]);

export const end = style({ position: 'absolute', right: 2, top: 2 });

// A line of its own below whatever stands beside the field.
export const error = style({
  flex: '1 0 100%',
  order: 1,
  font: `${theme.type.dense} ${theme.font.text}`,
  color: theme.color.bad,
  overflowWrap: 'anywhere',
});

export const list = style({
  position: 'absolute',
  zIndex: 3,
  top: `calc(${theme.measure.control} + ${theme.space[1]})`,
  left: 0,
  width: 'min(440px, 100%)',
  maxHeight: 320,
  margin: 0,
  padding: theme.space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.panel,
  boxShadow: theme.color.shadow,
});

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space[3],
  width: '100%',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  padding: `6px ${theme.space[2]}`,
  borderRadius: theme.radius.control,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-selected="true"]': { background: theme.color.sunken } },
});

export const insert = style({ font: `${theme.type.code} ${theme.font.mono}`, overflowWrap: 'anywhere' });

export const note = style({ font: `${theme.type.label} ${theme.font.text}`, color: theme.color.text3 });
