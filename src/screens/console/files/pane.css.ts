import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space, color } = theme;

export const pane = style({ position: 'relative', display: 'grid', minWidth: 0, minHeight: 0, containerType: 'size' });

/** The terminal with the panel next to it, or below it in a narrow pane. The panel is first in the tab order. */
export const split = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  minWidth: 0,
  minHeight: 0,
  '@container': { '(max-width: 719.98px)': { flexDirection: 'column-reverse' } },
});
export const content = style({ position: 'relative', display: 'grid', flex: '1 1 0', minWidth: 0, minHeight: 0 });

/** Covers the pane while files are dragged over it. Ignores pointer events, so that the pane receives them. */
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
