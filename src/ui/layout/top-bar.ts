import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { autoHideBar } from './auto-hide-bar.ts';

const { space, terminal, weight } = theme;

/** The bar above a terminal or picture with a dark background: its title and its actions. */
export const topBar: StyleRule = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  background: terminal.bar,
  color: terminal.dim,
  borderBottom: `1px solid ${terminal.line}`,
  ...autoHideBar('top'),
};

/** The heading in the bar. */
export const topTitle: StyleRule = {
  margin: 0,
  font: 'inherit',
  fontWeight: weight.strong,
  color: terminal.text,
  overflowWrap: 'anywhere',
};
