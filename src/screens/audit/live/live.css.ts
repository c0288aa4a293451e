import { style } from '@vanilla-extract/css';
import { HEAD_HEIGHT } from '#ui/table/table.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { space } = theme;

/** In the rows' own line, so that they stay where they are. */
export const connectionLost = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** As wide as what comes to stand there. */
export const liveTag = style({ display: 'inline-block', minWidth: 56 });

/** Over the rows, below the head of their table, and of no height of its own. */
export const newEventsOverlay = style({
  position: 'sticky',
  top: `calc(${theme.measure.topBar} + ${HEAD_HEIGHT}px + ${space[2]})`,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
});
/** As far down as where it sticks. */
export const newEventsButton = style({
  position: 'relative',
  top: `calc(${HEAD_HEIGHT}px + ${space[2]})`,
  height: 'max-content',
});
