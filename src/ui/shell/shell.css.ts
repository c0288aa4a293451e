import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, measure, space } = theme;

export const shell = style({
  display: 'grid',
  gridTemplate: `${measure.topBar} minmax(calc(100dvh - ${measure.topBar}), auto) / ${measure.sideNav} minmax(0, 1fr)`,
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

// Reserves the scroll bar's width, so that a long list does not shift the page.
globalStyle(`:root:has(${shell})`, { overflowY: 'scroll', scrollPaddingTop: `calc(${measure.topBar} + 40px)` });

// Fixed instead of sticky: browsers scroll the page when an element in a sticky bar gets the focus, because the bar is
// inside the scroll padding.
export const topBar = style({
  position: 'fixed',
  inset: '0 0 auto',
  height: measure.topBar,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `0 ${space[4]}`,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [screen.narrow]: { gap: space[2], padding: `0 ${space[3]}` } },
});

const onlyNarrow = { display: 'none', '@media': { [screen.narrow]: { display: 'inline-flex' } } } as const;

export const navButton = style(onlyNarrow);

// As wide as the navigation below, so that the other elements align with the page.
export const brand = style({
  display: 'inline-flex',
  flex: 'none',
  width: 208,
  '@media': { [screen.narrow]: { width: 'auto' } },
});

// Both halves have equal width while there is space, so that the search has the same position on every page.
const halfOfBar = style({ display: 'inline-flex', flex: '1 1 0', alignItems: 'center', gap: 'inherit' });
export const start = style([halfOfBar, { minWidth: 0 }]);

/** Never shrinks, even in a narrow window. */
export const end = style([halfOfBar, { justifyContent: 'flex-end', minWidth: 'max-content' }]);

export const sideNav = style({
  position: 'fixed',
  inset: `${measure.topBar} auto 0 0`,
  width: measure.sideNav,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[3],
  background: color.surface,
  borderRight: `1px solid ${color.line}`,
  '@media': { [screen.narrow]: { display: 'none' } },
});

export const page = style({
  gridArea: '2 / -2 / auto / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  padding: `${space[6]} ${space[8]}`,
  outline: 0,
  '@media': { [screen.narrow]: { padding: space[4] } },
});
