import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, radius, space, type, weight } = theme;

export const form = style({ display: 'grid', gap: space[6], padding: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const side = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = style({ margin: 0, font: `${weight.heading} ${type.heading} ${font.text}` });

export const group = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
});
export const groupTitle = style({
  margin: 0,
  font: `${weight.strong} ${type.control} ${font.text}`,
  color: color.text2,
});

export const options = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
});

export const label = style({ padding: 0, font: `${weight.medium} ${type.control} ${font.text}` });
export const note = style({
  font: `${weight.body} ${type.control} ${font.text}`,
  color: color.text2,
  overflowWrap: 'anywhere',
});
export const yamlOnly = style({ display: 'grid', gap: space[1] });

const fieldBox = { display: 'grid', gap: space[2], minWidth: 0, margin: 0, padding: 0, border: 0 } as const;
export const labels = style(fieldBox);

export const labelLine = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
// On phones the values get their own line, below the name and the remove button.
globalStyle(`${labelLine} > :nth-child(2)`, { '@media': { [screen.phone]: { gridRow: 2, gridColumn: '1 / -1' } } });

export const newLabel = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  maxWidth: 360,
});

export const entry = style({
  ...fieldBox,
  position: 'relative',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
});
export const entryHead = style({ padding: `0 ${space[1]}`, font: `${weight.medium} ${type.control} ${font.text}` });
export const removeEntry = style({ position: 'absolute', right: space[1], top: space[1] });
