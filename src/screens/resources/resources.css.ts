import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

const NARROW = 'screen and (max-width: 760px)';
const MIDDLE = 'screen and (max-width: 1100px)';

export const widths = styleVariants({
  name: { width: '22%', '@media': { [MIDDLE]: { width: '34%' }, [NARROW]: { width: 'auto' } } },
  wide: { width: '20%', '@media': { [MIDDLE]: { display: 'none' } } },
  middle: { width: '16%', '@media': { [NARROW]: { display: 'none' } } },
});
const ROOMY = 'screen and (min-width: 1100.02px)';

/** Beside columns of labels, which take their room. */
export const narrower = styleVariants({
  name: [widths.name, { '@media': { [ROOMY]: { width: '19%' } } }],
  wide: [widths.wide, { '@media': { [ROOMY]: { width: 168 } } }],
  middle: [widths.middle, { '@media': { [ROOMY]: { width: '14%' } } }],
});

/** One column of labels leaves room for some of the others; several share it. */
export const labelColumn = styleVariants({
  one: { width: '16%', '@media': { [NARROW]: { display: 'none' } } },
  several: { '@media': { [NARROW]: { display: 'none' } } },
});

export const labelHead = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 28,
  minWidth: 0,
});

export const labelName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

// Over the end of the name while it is pointed at or focused: most of the time the name needs the room.
export const labelDrop = style({
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

export const labels = styleVariants({
  one: { '@media': { [NARROW]: { display: 'none' } } },
  several: { width: 96, '@media': { [NARROW]: { display: 'none' } } },
});
export const action = styleVariants({
  // Wide enough for the button of a common login; a longer name gives way within it.
  login: { width: 232, '@media': { [NARROW]: { width: 204 } } },
  word: { width: 164, '@media': { [NARROW]: { width: 156 } } },
});
export const chips = style({ display: 'flex', gap: theme.space[1], overflow: 'hidden' });
// Long ones give way, so that the button of those without room is always there.
globalStyle(`${chips} > *`, { minWidth: 0 });
export const more = style({ flex: 'none' });
// No room for a column more, but for a second line: a name can be read whole where nothing hovers.
export const name = style({
  '@media': {
    [NARROW]: {
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
