import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

const NARROW = 'screen and (max-width: 760px)';
const MIDDLE = 'screen and (max-width: 1100px)';

export const widths = styleVariants({
  name: { width: '22%', '@media': { [MIDDLE]: { width: '34%' }, [NARROW]: { width: 'auto' } } },
  wide: { width: '20%', '@media': { [MIDDLE]: { display: 'none' } } },
  middle: { width: '16%', '@media': { [NARROW]: { display: 'none' } } },
});
export const labels = style({ '@media': { [NARROW]: { display: 'none' } } });
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
