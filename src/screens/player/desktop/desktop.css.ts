import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { space, terminal, color } = theme;

/** The whole picture as large as possible, without changing its proportions. */
export const canvas = style({
  position: 'absolute',
  inset: space[2],
  width: `calc(100% - 2 * ${space[2]})`,
  height: `calc(100% - 2 * ${space[2]})`,
  objectFit: 'contain',
});

export const position = style({ width: '100%', height: 24, margin: 0, accentColor: color.accent });

export const events = style({
  maxHeight: '20dvh',
  overflow: 'auto',
  padding: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${terminal.line}`,
  background: terminal.bar,
  color: terminal.text,
  fontSize: 13,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const event = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}`, overflowWrap: 'anywhere' });
export const time = style({ fontFamily: theme.font.mono, color: terminal.dim });
