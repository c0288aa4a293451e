import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** For containers in which the wait notice fills a line or is not centered. */
export const waitBasis = createVar();
export const waitAlign = createVar();

export const wait = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: fallbackVar(waitBasis, 'auto'),
  justifyContent: fallbackVar(waitAlign, 'center'),
  alignItems: 'center',
  gap: theme.space[3],
  color: theme.color.text2,
});
