import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space, terminal } = theme;

export const pane = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  gridAutoRows: 'auto',
  height: '100%',
});

export const terminalArea = style({ position: 'relative', minHeight: 0, background: terminal.ground });

/** Covers part of the terminal without changing its size. */
export const waitNotice = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: space[3],
  background: theme.color.surface,
  selectors: { '&:empty': { display: 'none' } },
});

export const terminalBox = style({
  position: 'absolute',
  inset: `${space[3]} ${space[2]} ${space[2]} ${space[4]}`,
  overflow: 'auto', // another participant's size may be larger than this window
});
