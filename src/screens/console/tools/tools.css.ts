import { style } from '@vanilla-extract/css';
import { box } from '#ui/field/input.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

const { space, terminal, color, font, measure } = theme;

/** A bar above or below the terminal. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  padding: `${space[1]} ${space[2]}`,
  borderTop: `1px solid ${terminal.line}`,
  background: terminal.bar,
  color: terminal.text,
});

export const findInput = style([
  box,
  { flex: '1 1 160px', maxWidth: 320, height: measure.controlSmall, fontFamily: font.mono, fontSize: 13 },
]);

export const count = style({ minWidth: 96, fontVariantNumeric: 'tabular-nums', color: terminal.dim });
export const countOf = {
  found: count,
  none: style([count, { color: color.warn }]),
  faulty: style([count, { color: color.bad }]),
};

export const barEnd = style({ display: 'flex', flex: '1 0 auto', justifyContent: 'flex-end' });
export const tools = style({ display: 'inline-flex', flex: 'none' });
export const notice = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });

export const preview = style({
  maxHeight: '40dvh',
  margin: `${space[3]} 0 0`,
  padding: space[3],
  overflow: 'auto',
  borderRadius: theme.radius.control,
  border: `1px solid ${color.line}`,
  background: color.sunken,
});
export const pastedText = style({
  margin: 0,
  font: `${theme.weight.body} ${theme.type.code} ${font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 8,
});
export const mark = style({
  padding: '0 2px',
  borderRadius: 3,
  background: color.warnSoft,
  color: color.warn,
});
export const remaining = style({ color: color.text2 });

export const settings = style({ display: 'grid', gap: space[4], marginTop: space[4] });
export const choices = style({ display: 'grid', gap: space[1] });
