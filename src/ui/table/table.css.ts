import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  unsetQuietColors,
  quietBorderColor,
  quietBackground,
  quietTextColor,
  SMALL_BUTTON_PADDING,
} from '#ui/button/button.css.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { ROW_HEIGHTS, screen } from '#ui/theme/tokens.ts';

const { color, font, space, type, weight } = theme;

// A phone needs narrower padding between columns.
const closeOnPhone = { '@media': { [screen.phone]: { padding: `0 ${space[3]}` } } } as const;

export const HEAD_HEIGHT = 37;

export const density = styleVariants(ROW_HEIGHTS, (height) => ({ vars: { [theme.measure.row]: `${height}px` } }));

// Not collapsed, because a collapsed border does not move with a sticky header.
export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 });

const headBase = style({
  position: 'sticky',
  top: theme.measure.topBar,
  zIndex: 1,
  height: HEAD_HEIGHT,
  padding: `0 ${space[4]}`,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  font: `${weight.medium} ${type.small} ${font.text}`,
  color: color.text3,
  whiteSpace: 'nowrap',
  ...closeOnPhone,
});

export const head = styleVariants({
  start: [headBase, { textAlign: 'start' }],
  // Aligns the title with the text of small buttons, whose frames are invisible.
  end: [
    headBase,
    {
      textAlign: 'end',
      paddingInlineEnd: `calc(${space[4]} + ${SMALL_BUTTON_PADDING}px)`,
      '@media': { [screen.phone]: { paddingInlineEnd: `calc(${space[3]} + ${SMALL_BUTTON_PADDING}px)` } },
    },
  ],
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 24,
  margin: `0 calc(-1 * ${space[2]})`,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text }, '&:focus-visible': { outlineOffset: '-2px' } },
});

export const arrow = style({ display: 'inline-flex', scale: 0.85 });
export const arrowIdle = style([
  arrow,
  { opacity: 0, selectors: { [`${sort}:hover > &, ${sort}:focus-visible > &`]: { opacity: 1 } } },
]);

export const row = style({});

const edgeColor = createVar();
const edgeBase = style({});
/** Marks a row with the color of its environment, as a bar at its start. */
export const edge = styleVariants(theme.environment, ({ dot }) => [edgeBase, { vars: { [edgeColor]: dot } }]);

globalStyle(`${edgeBase} > :first-child`, { position: 'relative' });
globalStyle(`${edgeBase} > :first-child::before`, {
  content: '',
  position: 'absolute',
  inset: '8px auto 8px 0',
  width: 3,
  borderRadius: '0 3px 3px 0',
  background: edgeColor,
});

const cellBase = style({
  height: theme.measure.row,
  padding: `0 ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...closeOnPhone,
  selectors: {
    [`${row}:nth-last-child(1 of ${row}) > &`]: { borderBottomColor: 'transparent' },
    [`${row}:hover > &`]: { background: `color-mix(in oklab, ${color.sunken} 50%, ${color.surface})` },
    // Highlights the row with keyboard focus.
    [`${row}:has(:focus-visible) > &`]: { background: color.sunken },
    [`${row}[aria-current] > &`]: { background: color.accentSoft },
  },
});

export const cell = styleVariants({
  plain: [cellBase],
  name: [cellBase, { fontWeight: weight.strong }],
  code: [cellBase, { font: `${weight.body} ${type.code} ${font.mono}`, color: color.text2 }],
  quiet: [cellBase, { color: color.text2 }],
  // A checkbox is wider than the space that an ellipsis would leave.
  check: [cellBase, { paddingInlineEnd: 0, textOverflow: 'clip' }],
  actions: [
    cellBase,
    {
      textAlign: 'end',
      // A focus ring or a menu may overflow the cell.
      overflow: 'visible',
      // Many framed buttons are distracting, so only the active row shows the frames.
      vars: { [quietBorderColor]: 'transparent', [quietBackground]: 'transparent', [quietTextColor]: color.text2 },
      selectors: {
        // An open menu is outside the row and has the focus.
        [`${row}:hover > &, ${row}:focus-within > &, &:has([aria-expanded="true"])`]: { vars: unsetQuietColors },
      },
    },
  ],
});
