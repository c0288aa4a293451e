import { style } from '@vanilla-extract/css';
import { line } from '#features/stream/status-line.css.ts';
import { topBar, topTitle } from '#ui/layout/top-bar.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { space, terminal } = theme;

export const page = style({
  display: 'grid',
  gridTemplate: 'minmax(40px, auto) minmax(0, 1fr) auto / minmax(0, 1fr)',
  height: '100dvh',
});

export const bar = style({ ...topBar, padding: `0 ${space[2]} 0 ${space[3]}`, outlineOffset: '-2px' });
export const title = style({ ...topTitle, paddingBlock: space[1], minWidth: 0 });
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

/**
 * Always one line: another height would change the size of the desktop. Hidden in full screen, where it would cover
 * the taskbar of the desktop.
 */
export const status = style([
  line,
  {
    flexWrap: 'nowrap',
    boxSizing: 'border-box',
    height: 28,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    selectors: { '[data-full] > &': { display: 'none' } },
  },
]);
export const wideOnly = style({ '@media': { [screen.narrow]: { display: 'none' } } });
/** Below this width, the names of directories need the space. */
export const roomyOnly = style({ display: 'none', '@media': { [screen.roomy]: { display: 'inline' } } });
export const sharedDirectory = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const size = style({ fontVariantNumeric: 'tabular-nums' });
