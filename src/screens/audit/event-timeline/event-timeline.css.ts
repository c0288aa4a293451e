import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, space, type, weight } = theme;

export const day = style({ marginBlockEnd: space[4] });
export const date = style({
  margin: 0,
  font: `${weight.body} ${type.label} ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text2,
});

/** The list of events, drawn along a vertical line. */
export const list = style({
  margin: 0,
  marginInlineStart: space[2],
  padding: 0,
  paddingInlineStart: space[4],
  listStyle: 'none',
  borderInlineStart: `2px solid ${color.line}`,
});
export const item = style({
  // Long timelines stay fast, because the browser skips rows outside the window.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 32px',
  selectors: { '&[aria-current]': { background: color.accentSoft } },
});
export const eventLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space[3],
  paddingBlock: space[1],
  '@media': { [screen.wide]: { gridTemplateColumns: 'auto minmax(160px, max-content) minmax(0, 1fr)' } },
});
export const time = style({ font: `${weight.body} ${type.code} ${font.mono}`, color: color.text2 });
export const link = style({ justifySelf: 'start', maxWidth: '100%', color: color.text, textDecoration: 'none' });
export const message = style({
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '@media': { [screen.wide]: { gridColumn: 'auto' } },
});
export const pause = style({
  margin: 0,
  paddingBlock: space[1],
  font: `${weight.body} ${type.label} ${font.text}`,
  color: color.text2,
});
export const session = style({ paddingBlock: space[1] });
export const summary = style({ fontWeight: 600, overflowWrap: 'anywhere' });
