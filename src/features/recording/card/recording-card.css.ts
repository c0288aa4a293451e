import { style } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, radius, space, terminal, type, weight } = theme;

export const card = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.raised,
});

export const screen = style({
  position: 'relative',
  display: 'block',
  height: 148,
  overflow: 'hidden',
  background: terminal.ground,
  color: terminal.dim,
});

/** Fills the screen. */
export const screenLink = style({
  position: 'absolute',
  inset: 0,
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: -2,
});

const corner = style({
  position: 'absolute',
  bottom: space[2],
  padding: `2px ${space[2]}`,
  borderRadius: radius.small,
  background: terminal.bar,
  color: terminal.text,
  font: `${weight.medium} ${type.label} ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
});
export const length = style([corner, { right: space[2] }]);
export const time = style([corner, { left: space[2] }]);
export const reason = style([corner, { left: space[2] }]);

export const placeholder = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  font: `${weight.body} ${type.control} ${font.text}`,
});

export const picture = style({ position: 'absolute', inset: 0 });

/** A part of the picture in its own size, because smaller letters are not readable. */
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'none' });

/** The message and the button at the bottom edge if the picture could not be loaded. */
export const failure = style({
  position: 'absolute',
  left: space[2],
  bottom: space[2],
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingLeft: space[2],
  borderRadius: radius.small,
  background: terminal.bar,
  color: terminal.text,
  font: `${weight.medium} ${type.label} ${font.text}`,
});

/** The time of the shown picture, as a line at the bottom edge. */
export const position = style({ position: 'absolute', left: 0, bottom: 0, height: 3, background: color.accent });

export const playMark = style({
  position: 'absolute',
  top: space[2],
  right: space[2],
  display: 'grid',
  padding: 6,
  borderRadius: radius.round,
  background: terminal.bar,
  color: terminal.text,
  opacity: 0,
  selectors: { [`${screenLink}:hover &, ${screenLink}:focus-visible &`]: { opacity: 1 } },
});

/** Above the link in the title, which covers all facts. */
export const menu = style({ position: 'relative', zIndex: 1, gridColumn: 2, gridRow: '1 / span 2' });

/** The link in the title covers all facts. */
export const facts = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'start',
  gap: `2px ${space[2]}`,
  padding: `${space[3]} ${space[4]}`,
});

export const narrowFacts = style([facts, { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[3] }]);

const line = style({ maxWidth: '100%', margin: 0, ...clipped });
export const title = style([line, { font: `${weight.medium} ${type.body} ${font.text}` }]);
export const secondLine = style([
  line,
  { gridColumn: '1 / -1', font: `${weight.body} ${type.control} ${font.text}`, color: color.text2 },
]);
/** Long logins wrap in narrow cards. */
export const narrowSecondLine = style([secondLine, { whiteSpace: 'normal', overflow: 'visible' }]);
