import { style, styleVariants } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, radius, space, type, weight } = theme;

const narrow = { '@media': { [screen.narrow]: { display: 'none' } } };

export const columns = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: '260px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  // Fills the rest of the window below the title and the alerts.
  flex: '1 1 0',
  minHeight: 360,
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A column of the page. Narrow windows show only the open conversation. */
const column = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflowY: 'auto',
  // Space for focus outlines, which would be clipped.
  padding: 3,
  margin: -3,
});
export const runPanel = style([column, { outline: 'none' }]);
export const listPane = styleVariants({
  alone: [column],
  beside: [column, narrow],
  // Nothing to choose from: the invitation is in the middle of the page.
  empty: [column, { gridColumn: '1 / -1', alignSelf: 'center', justifySelf: 'center', width: 'min(480px, 100%)' }],
});
export const choosePrompt = style(narrow);
export const back = style({ display: 'none', '@media': { [screen.narrow]: { display: 'block' } } });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({ display: 'flex', alignItems: 'center', gap: space[1] });
export const link = style({
  flex: 1,
  minWidth: 0,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  ...clipped,
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current]': { background: color.accentSoft, fontWeight: weight.medium },
  },
});

export const conversation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
  minHeight: 0,
  position: 'relative',
});
export const content = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[4],
});
/** An empty conversation has the greeting and the field in the middle of the page. */
const middle = { width: '100%', maxWidth: 760, alignSelf: 'center' } as const;

const scrolled = style({ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const log = styleVariants({
  end: [
    scrolled,
    { flex: 1, background: color.surface, border: `1px solid ${color.line}`, borderRadius: radius.panel },
  ],
  middle: [scrolled, { ...middle, flex: '0 1 auto', marginTop: 'auto' }],
});
export const composerPlace = styleVariants({ end: {}, middle });
export const examples = style({
  ...middle,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: '0 0 auto',
  padding: 0,
  listStyle: 'none',
});
export const goToLatest = style({ display: 'flex', justifyContent: 'center' });

const plain = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 760,
});
const bubble = { padding: space[3], borderRadius: radius.panel };
export const message = styleVariants({
  plain: [plain],
  user: [plain, { ...bubble, background: color.accentSoft }],
  box: [plain, { ...bubble, border: `1px solid ${color.line}` }],
});
export const author = style({ margin: 0, color: color.text2, font: `${weight.medium} ${type.label} ${font.text}` });
export const plainText = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const progress = style({ display: 'flex', alignItems: 'center', gap: space[2], margin: 0, color: color.text2 });
export const output = style({
  maxHeight: 240,
  margin: 0,
  padding: space[3],
  overflow: 'auto',
  borderRadius: radius.control,
  background: color.sunken,
  font: `${weight.body} ${type.code} ${font.mono}`,
});

export const form = style({ display: 'grid', gap: space[3] });
export const composer = style({
  display: 'grid',
  gap: `${space[2]} ${space[3]}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] });
