import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { space, terminal, color, font } = theme;

/** Next to the screen in wide windows, otherwise below it. */
export const panel = style({
  // Overlaps the grid area of the screen, which leaves space for it.
  gridRow: 3,
  gridColumn: 1,
  justifySelf: 'end',
  zIndex: 1,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  width: 400,
  borderLeft: `1px solid ${terminal.line}`,
  background: terminal.bar,
  color: terminal.text,
  selectors: { '[data-full] > &': { gridRow: '1 / -1' } },
  '@media': {
    [screen.narrow]: {
      alignSelf: 'end',
      width: '100%',
      height: '50%',
      borderLeft: 'none',
      borderTop: `1px solid ${terminal.line}`,
    },
  },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space[2], padding: space[2] });
export const title = style({ margin: 0, flex: 1, font: 'inherit', fontWeight: theme.weight.strong });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  padding: `0 ${space[2]} ${space[2]}`,
});
export const input = style({ flex: '1 1 160px', minWidth: 0 });
export const note = style({ margin: 0, padding: `0 ${space[2]} ${space[2]}`, fontSize: 13, color: terminal.dim });
export const content = style({ minHeight: 0, overflow: 'auto' });

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: space[2],
  width: '100%',
  padding: `2px ${space[2]}`,
  fontFamily: font.mono,
  fontSize: 13,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 24px',
});
export const matchLine = style([
  line,
  {
    border: 'none',
    background: 'none',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    selectors: { '&:hover': { background: terminal.line }, '&[aria-current="true"]': { background: terminal.line } },
  },
]);
export const time = style({ color: terminal.dim });
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const mark = style({ borderRadius: 2, background: color.warnSoft, color: color.warn });

export const error = style({ fontSize: 13, color: color.bad });

export const exportProgress = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
});
