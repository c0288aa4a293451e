import { globalStyle, style } from '@vanilla-extract/css';
import { clipped } from '#ui/text/clipped.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

export const labelHead = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 28,
  minWidth: 0,
});

export const labelName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

// Covers the end of the name only on hover and focus, because the name needs the space.
export const labelRemove = style({
  position: 'absolute',
  right: `calc(-1 * ${theme.space[3]})`,
  background: theme.color.surface,
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { [`${labelHead}:hover > &, &:focus-within`]: { opacity: 1 } },
    },
  },
});

export const chips = style({ display: 'flex', gap: theme.space[1] });
export const whole = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[1],
  minWidth: 0,
  // A chip that is wider than measured wraps to a hidden second line.
  height: 24,
  overflow: 'clip',
  // Space for the focus ring.
  overflowClipMargin: 3,
});
globalStyle(`${whole} > *`, { flex: 'none' });
export const more = style({ flex: 'none' });
export const hiddenMatchesHeading = style({
  margin: 0,
  font: `${theme.weight.strong} ${theme.type.label} ${theme.font.text}`,
  color: theme.color.text2,
});

// On tablets, names may use a second line, because there is no hover to show the full name.
export const name = style({
  '@media': {
    [screen.tablet]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      lineHeight: '18px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

export const detailsLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
/** Clipped itself, so that the link is not larger than its visible part. */
export const nameLink = style([
  detailsLink,
  { display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom', ...clipped },
  name,
]);
