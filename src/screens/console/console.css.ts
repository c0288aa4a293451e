import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

const { space, terminal, color } = theme;

export const page = style({
  display: 'grid',
  gridTemplate: '40px minmax(0, 1fr) auto / minmax(0, 1fr)',
  height: '100dvh',
});

const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  background: terminal.bar,
  color: terminal.dim,
});

export const bar = style([strip, { padding: `0 ${space[2]}`, borderBottom: `1px solid ${terminal.line}` }]);

export const name = style({
  margin: 0,
  minWidth: 0,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 550,
  color: terminal.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const place = style({ position: 'relative', minHeight: 0, background: terminal.ground });

export const screen = style({
  position: 'absolute',
  inset: `${space[3]} ${space[2]} ${space[2]} ${space[4]}`,
  overflow: 'hidden',
});

export const ended = style({
  position: 'absolute',
  zIndex: 20, // above the widget's own layers
  left: space[4],
  right: space[4],
  bottom: space[4],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: theme.radius.panel,
  background: color.raised,
  border: `1px solid ${terminal.line}`,
  boxShadow: color.shadow,
  color: terminal.text,
});

export const status = style([
  strip,
  {
    flexWrap: 'wrap',
    minHeight: 28,
    padding: `0 ${space[3]}`,
    gap: `0 ${space[4]}`,
    fontSize: 12,
    borderTop: `1px solid ${terminal.line}`,
  },
]);

export const wayOut = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const push = style({ flex: 1 });

export const address = style({ fontFamily: theme.font.mono, overflowWrap: 'anywhere' });

export const choice = style({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] });

export const proof = style({ display: 'grid', gap: space[4] });

// Names may be many and long; the size of the terminal gives way to them.
export const people = style({ minWidth: 0, overflowWrap: 'anywhere', color: terminal.text });
export const part = style({ color: terminal.text, fontWeight: 550 });
