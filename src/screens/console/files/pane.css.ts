import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space, color } = theme;

export const pane = style({ position: 'relative', display: 'grid', minWidth: 0, minHeight: 0, containerType: 'size' });

/** The terminal with the panel at its side, or below it in a narrow pane. The panel comes first for the keyboard. */
export const split = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  minWidth: 0,
  minHeight: 0,
  '@container': { '(max-width: 719.98px)': { flexDirection: 'column-reverse' } },
});
export const content = style({ position: 'relative', display: 'grid', flex: '1 1 0', minWidth: 0, minHeight: 0 });

/** Over the pane while files are dragged across it; it takes no events, which stay with the pane. */
export const dropOverlay = style({
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
