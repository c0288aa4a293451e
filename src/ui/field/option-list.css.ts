import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const list = style({
  position: 'absolute',
  zIndex: 3,
  top: '100%',
  left: 0,
  width: 'min(440px, 100%)',
  maxHeight: 320,
  margin: `${theme.space[1]} 0 0`,
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

export const insert = style({
  font: `${theme.weight.body} ${theme.type.code} ${theme.font.mono}`,
  overflowWrap: 'anywhere',
});

export const note = style({
  font: `${theme.weight.body} ${theme.type.label} ${theme.font.text}`,
  color: theme.color.text3,
});
