import { style } from '@vanilla-extract/css';
import { topBar, topTitle } from '#ui/layout/top-bar.ts';
import { visuallyHidden } from '#ui/layout/visually-hidden.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { space, terminal } = theme;

export const page = style({
  display: 'grid',
  gridTemplate: 'minmax(40px, auto) minmax(0, 1fr) / minmax(0, 1fr)',
  height: '100dvh',
});

export const bar = style({ ...topBar, padding: `0 ${space[2]} 0 ${space[3]}`, outlineOffset: '-2px' });
export const title = style({ ...topTitle, paddingBlock: space[1], minWidth: 0 });
export const state = style({ paddingBlock: space[1], fontSize: 13, minWidth: 0, overflowWrap: 'anywhere' });
/** On phones, the picture alone shows that the desktop is connected, so that the bar has one line. */
export const connectedState = style([state, { '@media': { [screen.phone]: visuallyHidden } }]);
export const roundTrip = style([
  state,
  { color: terminal.dim, fontVariantNumeric: 'tabular-nums', '@media': { [screen.narrow]: { display: 'none' } } },
]);
/** Keeps its size next to long names. */
export const back = style({ flex: 'none' });
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginLeft: 'auto',
  '@media': { [screen.phone]: { flexWrap: 'wrap' } },
});

export const drawArea = style({
  position: 'relative',
  minHeight: 0,
  background: terminal.ground,
  selectors: { '[data-full] > &': { gridRow: '1 / -1' } },
});
/** Scrolls if the picture is larger than the area; otherwise the picture is centered. */
export const scrollArea = style({ position: 'absolute', inset: 0, display: 'grid', overflow: 'auto', outline: 0 });
export const canvas = style({ display: 'block', margin: 'auto', touchAction: 'none', outlineOffset: '-2px' });
export const overlay = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'auto',
});
export const waiting = style({ display: 'grid', justifyItems: 'center', gap: space[4] });
export const proxyText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] });
export const notices = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: 1,
  maxHeight: '30dvh',
  overflow: 'auto',
});
export const statistics = style({ position: 'absolute', right: space[2], bottom: space[2], maxWidth: 320 });
