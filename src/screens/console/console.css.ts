import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { space, terminal, color } = theme;

export const page = style({
  display: 'grid',
  gridTemplate: 'minmax(40px, auto) auto minmax(0, 1fr) / minmax(0, 1fr)',
  gridAutoRows: 'auto',
  height: '100dvh',
});

const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  background: terminal.bar,
  color: terminal.dim,
});

export const bar = style([
  strip,
  {
    padding: `0 ${space[2]}`,
    borderBottom: `1px solid ${terminal.line}`,
    '@media': { [screen.phone]: { flexWrap: 'wrap', gap: `0 ${space[1]}` } },
  },
]);

const endedBar = style([
  strip,
  {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[3]}`,
    padding: `${space[2]} ${space[3]}`,
    borderTop: `1px solid ${terminal.line}`,
  },
]);
export const endedTone = styleVariants({
  clean: [endedBar],
  failed: [endedBar, { background: color.badSoft, color: terminal.text }],
});
export const failedIcon = style({ display: 'inline-flex', color: color.bad });
export const reason = style({
  display: 'flex',
  flex: '1 1 200px',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
// The proxy's text starts on a new line and keeps its line breaks.
export const error = style({ flex: '1 0 100%', whiteSpace: 'pre-line' });

export const spacer = style({ flex: 1 });

export const address = style({ fontFamily: theme.font.mono, overflowWrap: 'anywhere' });

export const linkDetails = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  margin: `${space[3]} 0 0`,
  color: color.text2,
});

export const confirmActions = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  maxWidth: '100%', // a login may be longer than a phone is wide
});

// Long lists of names may use the space of the size display.
export const participants = style({ minWidth: 0, overflowWrap: 'anywhere', color: terminal.text });
export const mode = style({ color: terminal.text, fontWeight: 550 });

export const targetList = style({ textAlign: 'start', fontFamily: theme.font.mono, overflowWrap: 'anywhere' });

/** The focused pane renders its tools here. */
export const toolsSlot = style({ display: 'contents' });
