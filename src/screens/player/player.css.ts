import { style, styleVariants } from '@vanilla-extract/css';
import { PICTURE } from '#features/recording/picture.css.ts';
import { autoHideBar } from '#ui/layout/auto-hide-bar.ts';
import { topBar, topTitle } from '#ui/layout/top-bar.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { space, terminal, color } = theme;

export const page = style({
  display: 'grid',
  gridTemplate: 'minmax(40px, auto) auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  height: '100dvh',
});

export const bar = style({ ...topBar, padding: `${space[1]} ${space[2]}` });
export const title = style(topTitle);
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 240px',
  gap: `0 ${space[3]}`,
  minWidth: 0,
  fontSize: 13,
  overflowWrap: 'anywhere',
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginLeft: 'auto',
});

export const notices = style({ minWidth: 0, maxHeight: '30dvh', overflow: 'auto' });

export const screenArea = style({
  position: 'relative',
  gridRow: 3,
  gridColumn: 1,
  minHeight: 0,
  background: terminal.ground,
  isolation: 'isolate', // keeps the layers of the terminal below floating elements
  selectors: { '[data-full] > &': { gridRow: '1 / -1' } },
});
export const terminalBox = style({
  position: 'absolute',
  inset: `${space[3]} ${space[2]} ${space[2]} ${space[4]}`,
  overflow: 'hidden', // the font size is chosen so that all text fits
  selectors: { '[data-panel] > &': { right: 412 } },
  '@media': { [screen.narrow]: { selectors: { '[data-panel] > &': { right: space[2], bottom: '50%' } } } },
});
export const placeholder = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  overflow: 'auto',
  padding: space[4],
  background: terminal.ground,
});

export const bottomArea = style({ minWidth: 0, ...autoHideBar('bottom') });
export const footer = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[2]} ${space[3]}`,
  background: terminal.bar,
  color: terminal.dim,
  borderTop: `1px solid ${terminal.line}`,
  ...autoHideBar('bottom'),
});
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[3]}` });
export const clock = style({ fontFamily: theme.font.mono, fontSize: 13, color: terminal.text, whiteSpace: 'nowrap' });
export const statusTexts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space[3]}`,
  flex: 1,
  minWidth: 0,
  fontSize: 13,
});
export const keys = style({ fontSize: 13, '@media': { [screen.narrow]: { display: 'none' } } });

/** Above the timeline, so that marks do not cover the slider. */
export const marks = style({ position: 'relative', height: 12 });
const markBase = style({
  position: 'absolute',
  width: 8,
  height: '100%',
  padding: 0,
  translate: '-50% 0',
  border: `1px solid ${terminal.dim}`,
  borderRadius: '4px 4px 0 0',
  background: 'none',
  cursor: 'pointer',
});
export const mark = styleVariants({
  inactivity: [markBase],
  resize: [markBase, { background: terminal.dim }],
  join: [markBase, { background: color.accent, borderColor: color.accent }],
});

export const timeline = style({ position: 'relative', height: 36 });
const layer = style({ position: 'absolute', inset: '0 0 4px', width: '100%', height: 'calc(100% - 4px)' });
export const bars = styleVariants({
  ahead: [layer, { fill: '#5b6375' }],
  played: [layer, { fill: color.accent }],
});
export const idle = style({ fill: terminal.line });
const track = style({ position: 'absolute', bottom: 0, left: 0, height: 3 });
export const tracks = styleVariants({
  whole: [track, { width: '100%', background: terminal.line }],
  loaded: [track, { background: terminal.dim }],
});

/** The width including the border. */
export const PREVIEW = PICTURE.width + 2;
/** Above the marks. Ignores the pointer. */
export const preview = style({
  position: 'absolute',
  bottom: 'calc(100% + 20px)',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  overflow: 'hidden',
  border: `1px solid ${terminal.dim}`,
  borderRadius: theme.radius.control,
  background: terminal.bar,
  pointerEvents: 'none',
});

/** As thin as possible, to mark one moment. */
const thumb = {
  appearance: 'none',
  width: 2,
  height: 36,
  border: 'none',
  borderRadius: 0,
  background: terminal.text,
} as const;
export const slider = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'none',
  selectors: { '&::-webkit-slider-thumb': thumb, '&::-moz-range-thumb': thumb },
});
