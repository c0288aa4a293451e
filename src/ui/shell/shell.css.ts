import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { quietBackground, quietBorderColor } from '#ui/button/button.css.ts';
import { panel as detailsPanel } from '#ui/layout/details-panel.css.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, measure, space } = theme;

const navWidth = createVar();

/** The width of the columns next to the search. */
const END_WIDTH = 'minmax(160px, 22%)';

export const shell = style({
  display: 'grid',
  gridTemplate: `${measure.topBar} minmax(calc(100dvh - ${measure.topBar}), auto) / ${navWidth} minmax(0, 1fr)`,
  vars: { [navWidth]: measure.sideNav },
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const hasIconNav = style({ vars: { [navWidth]: measure.iconNav } });

// Reserves the scroll bar's width, so that a long list does not shift the page.
globalStyle(`:root:has(${shell})`, { overflowY: 'scroll', scrollPaddingTop: `calc(${measure.topBar} + 40px)` });

// Fixed instead of sticky: browsers scroll the page when an element in a sticky bar gets the focus, because the bar is
// inside the scroll padding.
export const topBar = style({
  position: 'fixed',
  inset: '0 0 auto',
  height: measure.topBar,
  zIndex: 2,
  // Fixed columns, so that the search has the same position on every page: logo, cluster, search, actions.
  display: 'grid',
  gridTemplateColumns: `${measure.sideNav} ${END_WIDTH} minmax(0, 1fr) ${END_WIDTH}`,
  alignItems: 'center',
  padding: `0 ${space[4]} 0 0`,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [screen.narrow]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto',
      gap: space[2],
      padding: `0 ${space[3]}`,
    },
    // The name of the cluster needs the space.
    [screen.phone]: { gap: space[1] },
  },
});

const onlyNarrow = { display: 'none', '@media': { [screen.narrow]: { display: 'inline-flex' } } } as const;

export const navButton = style(onlyNarrow);

export const brand = style({
  display: 'inline-flex',
  justifySelf: 'start',
  paddingLeft: 18,
  '@media': { [screen.narrow]: { paddingLeft: 0 } },
});

export const start = style({
  display: 'inline-flex',
  minWidth: 0,
  // Aligns the icon with the page. The cluster has no box until it is hovered or open.
  paddingLeft: space[5],
  vars: { [quietBorderColor]: 'transparent', [quietBackground]: 'transparent' },
  '@media': { [screen.narrow]: { paddingLeft: 0 } },
});

/** Never shrinks, even in a narrow window. */
export const end = style({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[1],
  minWidth: 'max-content',
});

/** Phones have no space for it. */
export const notOnPhone = style({ display: 'inline-flex', '@media': { [screen.phone]: { display: 'none' } } });

export const sideNav = style({
  position: 'fixed',
  inset: `${measure.topBar} auto 0 0`,
  width: navWidth,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '10px 10px 0',
  background: color.surface,
  borderRight: `1px solid ${color.line}`,
  '@media': { [screen.narrow]: { display: 'none' } },
});

/** The button that collapses the navigation; always visible below the entries. */
export const navFooter = style({
  position: 'sticky',
  bottom: 0,
  padding: `${space[1]} 2px`,
  background: color.surface,
});

export const page = style({
  gridArea: '2 / -2 / auto / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  padding: `${space[6]} max(${space[8]}, (100% - ${measure.page}) / 2)`,
  outline: 0,
  '@media': { [screen.narrow]: { padding: space[4] } },
  selectors: {
    // The list makes room for the details next to it.
    [`&:has(${detailsPanel})`]: { paddingRight: `calc(${measure.detailsPanel} + ${space[8]})` },
  },
});
