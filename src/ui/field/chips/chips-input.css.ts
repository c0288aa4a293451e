import { style } from '@vanilla-extract/css';
import { box as frame } from '#ui/field/input.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const box = style([
  frame,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space[1],
    height: 'auto',
    minHeight: theme.measure.controlForm,
    padding: '5px 6px',
    // The ring is around the whole box: the field in it has no edge of its own.
    selectors: { '&:has(input:focus-visible)': { outline: `2px solid ${theme.color.accent}`, outlineOffset: '-1px' } },
  },
]);

export const input = style({
  flex: '1 1 40px',
  minWidth: 40,
  height: 24,
  padding: `0 ${theme.space[1]}`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  outline: 0,
});

export const doubled = style({
  font: `${theme.type.dense} ${theme.font.text}`,
  color: theme.color.text2,
  ':empty': { display: 'none' },
});
