import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

// In the line, so that a name beside it is cut and wrapped like any text.
export const box = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginInlineEnd: theme.space[2],
  overflow: 'hidden',
  borderRadius: theme.radius.control,
  verticalAlign: 'middle',
  // Not higher than the line, so that the name next to it is on the line of the other cells.
  marginBlock: -4,
  // Names of two lines cut what reaches over them.
  '@media': { [screen.tablet]: { marginBlock: 0 } },
  font: `${theme.weight.strong} ${theme.type.label} ${theme.font.text}`,
});

export const hue = styleVariants(theme.letter.ground, (ground, index) => [
  box,
  {
    background: ground,
    color: theme.letter.ink[index],
    selectors: { '&::before': { content: 'attr(data-letter)' } },
  },
]);

export const picture = style([box, { background: theme.color.sunken, color: theme.color.text2 }]);
