import { style } from '@vanilla-extract/css';
import { HEAD_HEIGHT } from '#ui/table/table.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { space } = theme;

/** Shown inline, so that the rows below do not move. */
export const connectionLost = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** Wide enough for the longest label that appears here. */
export const liveTag = style({ display: 'inline-block', minWidth: 56 });

/** Floats over the rows, below the table header. It has no height, so that rows do not move. */
export const newEventsOverlay = style({
  position: 'sticky',
  top: `calc(${theme.measure.topBar} + ${HEAD_HEIGHT}px + ${space[2]})`,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
});
/** Offset below the table header, where the overlay sticks. */
export const newEventsButton = style({
  position: 'relative',
  top: `calc(${HEAD_HEIGHT}px + ${space[2]})`,
  height: 'max-content',
});
