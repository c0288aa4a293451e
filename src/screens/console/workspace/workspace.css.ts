import { style, styleVariants } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { space, terminal, color, radius, weight, environment } = theme;

export const panes = style({ position: 'relative', minHeight: 0, overflow: 'hidden', background: terminal.ground });

export const pane = style({
  position: 'absolute',
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const paneContent = style({ gridRow: 2, minHeight: 0 });

export const paneTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: 22,
  padding: `0 0 0 ${space[3]}`,
  borderBottom: `1px solid ${terminal.line}`,
  background: terminal.bar,
  color: terminal.dim,
  fontSize: 12,
  selectors: { '&[data-focused]': { background: terminal.raised } },
});

export const paneName = style([
  clipped,
  { fontWeight: weight.strong, selectors: { '[data-focused] > &': { color: terminal.text } } },
]);
export const paneEnvironment = style(clipped);

/** Covers the upper edge of a pane or its title. */
export const environmentLine = styleVariants(environment, ({ dot }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 2,
  background: dot,
  zIndex: 1,
  pointerEvents: 'none',
}));

export const paneState = style({ flex: 'none', color: terminal.dim });

export const paneClose = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 28,
  height: '100%',
  marginLeft: 'auto',
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: terminal.text }, '&:focus-visible': { outlineOffset: -2 } },
});

const line = style({
  position: 'absolute',
  background: terminal.line,
  touchAction: 'none',
  zIndex: 1,
  ':hover': { background: color.accent },
  ':focus-visible': { background: color.accent, outline: 'none' },
  // The clickable area is wider than the visible line.
  '::after': { content: '""', position: 'absolute', inset: -6 },
});
export const divider = styleVariants({
  right: [line, { width: 1, cursor: 'col-resize' }],
  down: [line, { height: 1, cursor: 'row-resize' }],
});

export const tabs = style({
  display: 'flex',
  flex: '0 1 auto',
  gap: space[1],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 0 auto',
  maxWidth: 320,
  height: 32,
  borderRadius: radius.control,
  borderTop: '2px solid transparent',
  color: terminal.dim,
  selectors: { '&[data-shown]': { background: terminal.ground, color: terminal.text } },
});

export const tabButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  height: '100%',
  padding: `0 ${space[1]} 0 ${space[2]}`,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 13,
  cursor: 'pointer',
  ':hover': { color: terminal.text },
});

export const tabName = style(clipped);

/** The progress of file transfers. */
export const progress = style({
  flex: 'none',
  padding: '0 6px',
  borderRadius: radius.small,
  background: color.accentSoft,
  color: color.accent,
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
});

/** The mark of a tab with an MFA challenge. */
export const challenged = style({ position: 'relative', display: 'inline-flex', flex: 'none', color: color.warn });

const dot = style({ flex: 'none', width: 8, height: 8, borderRadius: radius.round, background: terminal.dim });
export const dots = styleVariants({
  plain: [dot],
  ok: [dot, { background: color.ok }],
  warn: [dot, { background: color.warn }],
  bad: [dot, { background: color.bad }],
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [screen.phone]: { gap: 0 } },
});

/** Hidden on phones, where the menu has the same entries. */
export const hiddenOnPhone = style({ display: 'contents', '@media': { [screen.phone]: { display: 'none' } } });

export const broadcast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[3]}`,
  background: '#a3211b',
  color: '#fff',
  fontSize: 13,
  fontWeight: 550,
});
export const strong = style({ fontWeight: 700 });
export const receivers = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: `0 ${space[4]}`,
  margin: 0,
  padding: 0,
  border: 'none',
  fontWeight: 'normal',
});
export const unreadable = style({ padding: `${space[2]} ${space[3]}`, background: terminal.bar, color: terminal.text });
export const signedOut = style([
  unreadable,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[4]}` },
]);

/** Between the bar and the panes; usually empty. */
export const notices = style({ minWidth: 0 });

/** Keeps its size next to long names. */
export const unshrinkable = style({ flex: 'none' });

/** On phones, the tabs are on a separate line below the tools. */
export const sessions = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  gap: space[1],
  '@media': { [screen.phone]: { order: 1, flexBasis: '100%' } },
});
