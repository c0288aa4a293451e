import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, space, type, weight } = theme;

/** On phones, they move below the title together. */
export const titleActions = style({ display: 'inline-flex', gap: space[2] });

/** Belongs to the title. */
export const summary = style({ marginTop: `calc(-1 * ${space[2]})`, color: color.text2, overflowWrap: 'anywhere' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    // Four tiles never break into three and one.
    [screen.laptop]: {
      selectors: { '&:has(> :nth-child(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [screen.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2] },
  },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: 98,
  padding: `${space[3]} ${space[4]}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.panel,
  overflow: 'clip',
  selectors: { '&:has(a:hover)': { borderColor: color.lineControl } },
});
/** The link covers the whole tile. */
export const tileLink = style({
  color: color.text2,
  fontWeight: weight.medium,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const tileValue = style({
  font: `${weight.title} ${type.title} ${font.text}`,
  fontSize: 26,
  letterSpacing: theme.tracking.title,
  fontVariantNumeric: 'tabular-nums',
});
export const tileNote = style({ font: `${weight.body} ${type.small} ${font.text}`, color: color.text2, ...clipped });
/** Above the link, so that its buttons can be pressed. */
export const tileFailure = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[1],
  overflowWrap: 'anywhere',
});
export const tileChart = style({ position: 'absolute', right: 0, bottom: 0, width: '42%', pointerEvents: 'none' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[5],
  '@media': { [screen.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
});
export const heading = style({ margin: 0, font: `${weight.heading} ${type.heading} ${font.text}` });
export const content = style({ padding: `0 ${space[4]} ${space[3]}`, selectors: { '&:empty': { display: 'none' } } });

/** Pictures of sessions, next to each other. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  padding: `0 ${space[4]} ${space[4]}`,
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 48,
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
});
export const rowText = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  flex: 1,
  minWidth: 0,
});
/** A name of any length takes two lines at most; the tooltip has all of it. */
export const sentence = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const rowTitle = style({ minWidth: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const sessionLink = style([
  rowTitle,
  { color: 'inherit', textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
]);
export const rowDetails = style({
  font: `${weight.body} ${type.small} ${font.text}`,
  color: color.text2,
  overflowWrap: 'anywhere',
});
export const time = style({ flex: 'none', font: `${weight.body} ${type.small} ${font.text}`, color: color.text2 });
/** Leaves its space to the name on phones. */
export const origin = style([time, { '@media': { [screen.phone]: { display: 'none' } } }]);
export const action = style({ flex: 'none' });
export const actions = style({ flex: 'none', display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` });

export const note = style({ font: `${weight.body} ${type.small} ${font.text}`, color: color.text2 });
/** Below the rows of a panel: how many more there are. */
export const more = style([note, { padding: `${space[2]} ${space[4]}`, borderTop: `1px solid ${color.line}` }]);
export const links = style({
  margin: `${space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
});

export const tone = styleVariants({
  bad: { display: 'inline-flex', color: color.bad },
  warn: { display: 'inline-flex', color: color.warn },
  info: { display: 'inline-flex', color: color.accent },
});

// Links next to and below a heading need no line, because they are not part of a sentence.
globalStyle(`${head} a, ${links} a, ${action}, ${actions} a`, { fontWeight: weight.medium, textDecoration: 'none' });
globalStyle(`${head} a:hover, ${links} a:hover, ${action}:hover, ${actions} a:hover`, { textDecoration: 'underline' });
