import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const rotate = keyframes({ to: { rotate: '1turn' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

const ring = style({
  display: 'inline-block',
  flex: 'none',
  width: 16,
  height: 16,
  borderRadius: theme.radius.round,
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
});

export const output = style({ display: 'inline-flex' });

/** Delays in milliseconds before a spinner appears (docs/behaviour.md#constants). */
export const DELAY = { none: 0, short: 400, long: 600 };
const appearAfter = (delay: number) => `${appear} 1ms step-end ${delay}ms both`;
/** For content next to a spinner. */
export const beside = style({ animation: appearAfter(DELAY.short) });

export const spinner = styleVariants(DELAY, (delay) => [
  ring,
  { animation: `${rotate} 800ms linear infinite, ${appearAfter(delay)}` },
]);
