import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { space, color } = theme;

/** The terminal with the panel at its side, or below it where there is no room. The panel comes first for the keyboard. */
export const pane = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'row-reverse',
  minWidth: 0,
  minHeight: 0,
  '@media': { [screen.narrow]: { flexDirection: 'column-reverse' } },
});
export const content = style({ position: 'relative', display: 'grid', flex: '1 1 0', minWidth: 0, minHeight: 0 });

/** Over the pane while files are dragged across it; it takes no events, which stay with the pane. */
export const drop = style({
  position: 'absolute',
  inset: space[2],
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${color.accent}`,
  borderRadius: theme.radius.panel,
  background: color.accentSoft,
  color: color.text,
  opacity: 0.9,
  pointerEvents: 'none',
});
