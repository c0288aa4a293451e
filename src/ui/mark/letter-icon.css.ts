import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

// Inline, so that the name next to it is truncated and wrapped like any text.
export const box = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginInlineEnd: theme.space[2],
  overflow: 'hidden',
  borderRadius: theme.radius.control,
  verticalAlign: 'middle',
  // Not higher than the line, so that the name aligns with other cells.
  marginBlock: -4,
  // Two-line names clip content that overflows the line.
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
