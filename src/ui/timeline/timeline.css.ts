import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const HEIGHT = 56;

export const frame = style({ display: 'grid', gap: 6 });

/** Horizontal dragging selects; vertical dragging still scrolls the page. */
export const plot = style({
  position: 'relative',
  height: HEIGHT,
  boxShadow: `0 1px ${color.line}`,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  userSelect: 'none',
});
export const drawing = style({ display: 'block', width: '100%' });

export const part = styleVariants({
  selected: { fill: color.chart },
  others: { fill: `color-mix(in oklab, ${color.lineStrong} 55%, ${color.surface})` },
  line: { stroke: color.bad, strokeWidth: 2.2 },
  ground: { fill: color.badSoft },
});

const WIDE = 24;
const thumbBase = style({
  position: 'absolute',
  top: -2,
  bottom: -2,
  width: WIDE,
  marginLeft: -WIDE / 2,
  cursor: 'ew-resize',
  borderRadius: theme.radius.control,
  '::after': {
    content: '',
    position: 'absolute',
    inset: '0 auto 0 50%',
    width: 2,
    marginLeft: -1,
    background: color.text,
  },
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});
export const thumb = styleVariants({
  seen: [thumbBase],
  // Without a selection there is nothing to drag, so the thumb is hidden unless it has keyboard focus.
  idle: [thumbBase, { pointerEvents: 'none', selectors: { '&:not(:focus-visible)::after': { display: 'none' } } }],
});

export const labels = style({
  position: 'relative',
  height: 16,
  font: `${weight.body} ${type.label} ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text3,
});
export const label = style({ position: 'absolute', whiteSpace: 'nowrap' });

/** The value under the pointer, next to the pointer so that it hides nothing. */
const readoutBase = style({
  position: 'absolute',
  top: -6,
  padding: `2px ${space[2]}`,
  borderRadius: theme.radius.control,
  background: color.raised,
  boxShadow: color.shadow,
  font: `${weight.body} ${type.label} ${font.text}`,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
export const readout = styleVariants({
  before: [readoutBase, { transform: 'translateX(calc(-100% - 8px))' }],
  after: [readoutBase, { transform: 'translateX(8px)' }],
});
