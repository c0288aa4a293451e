import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { box as inputBox } from '#ui/field/input.css.ts';

const { color, space } = theme;

export const wrap = style({ position: 'relative', minWidth: 0 });

export const box = style([
  inputBox,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    height: 'auto',
    minHeight: theme.measure.controlForm,
    padding: 5,
    selectors: {
      '&:has(input:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: -1 },
      '&:has([aria-invalid="true"])': { borderColor: color.bad },
    },
  },
]);

// The items are laid out in the line of the surrounding box.
export const chips = style({ display: 'contents', listStyle: 'none' });
export const chip = style({ display: 'flex', minWidth: 0, maxWidth: '100%' });

export const input = style({
  flex: '1 1 60px',
  minWidth: 0,
  height: 24,
  padding: `0 ${space[1]}`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  selectors: { '&:focus-visible': { outline: 0 } },
});

export const note = style({
  display: 'block',
  font: `${theme.weight.body} ${theme.type.control} ${theme.font.text}`,
  color: color.text2,
  overflowWrap: 'anywhere',
});

export const popup = style({
  position: 'absolute',
  zIndex: 3,
  insetInline: 0,
  marginTop: space[1],
  padding: space[1],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.panel,
  boxShadow: color.shadow,
});

export const list = style({ maxHeight: 240, overflowY: 'auto', overscrollBehavior: 'contain' });
export const popupNote = style([note, { padding: `6px ${space[2]}` }]);
