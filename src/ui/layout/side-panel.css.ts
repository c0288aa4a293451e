import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space } = theme;

/** A panel next to a list; it stays visible while the list scrolls. */
export const sidePanel = style({
  position: 'sticky',
  top: `calc(${theme.measure.topBar} + ${space[4]})`,
  maxHeight: `calc(100dvh - ${theme.measure.topBar} - ${space[8]})`,
  padding: space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.panel,
});
