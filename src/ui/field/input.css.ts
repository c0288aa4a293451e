import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** The box of text fields and selects. */
export const box = style({
  width: '100%',
  minWidth: 0,
  height: theme.measure.controlForm,
  padding: `0 ${theme.space[3]}`,
  borderRadius: theme.radius.control,
  border: `1px solid ${theme.color.lineStrong}`,
  background: theme.color.surface,
  color: theme.color.text,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: theme.color.bad },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: 'transparent' },
    '&:disabled, &[readonly]': { background: theme.color.sunken, color: theme.color.text2 },
  },
});

export const input = styleVariants({
  text: [box],
  code: [box, { fontFamily: theme.font.mono, fontVariantNumeric: 'tabular-nums' }],
});

export const area = style([
  input.code,
  {
    height: 'auto',
    padding: theme.space[2],
    font: `${theme.weight.body} ${theme.type.code} ${theme.font.mono}`,
    resize: 'vertical',
  },
]);
