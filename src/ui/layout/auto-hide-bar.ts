import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/**
 * The style of a bar that overlays an edge in full screen. `data-full="hidden"` hides the bar unless it contains the
 * focus.
 */
export const autoHideBar = (edge: 'top' | 'bottom'): StyleRule => ({
  selectors: {
    '[data-full] > &': {
      position: 'fixed',
      insetInline: 0,
      [edge]: 0,
      zIndex: 2,
      transition: `translate ${theme.motion.quick}`,
    },
    '[data-full="hidden"] > &:not(:focus-within)': { translate: edge === 'top' ? '0 -101%' : '0 101%' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
