import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, measure, radius, space, type, weight } = theme;

/** Two to five exclusive choices. The current one is raised and has `aria-current` or `aria-pressed`. */
export const group = style({
  display: 'inline-flex',
  padding: 2,
  borderRadius: radius.control,
  background: color.sunken,
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: measure.controlSmall,
  padding: `0 ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: color.text2,
  font: `${weight.medium} ${type.control} ${font.text}`,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    // The panel may clip an outline outside the choice.
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current], &[aria-pressed="true"]': {
      borderColor: color.lineControl,
      background: color.raised,
      color: color.text,
    },
  },
});
