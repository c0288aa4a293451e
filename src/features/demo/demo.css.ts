import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, measure, space, type, weight } = theme;

/** From this width, the panel fits next to the sign-in card. */
const BESIDE = '(min-width: 1240px)';

/** Outside of the flow, so that the sign-in card keeps its place. */
export const panel = style({
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[6]} 0`,
  '@media': {
    [BESIDE]: {
      top: 0,
      left: `calc(100% + ${space[6]})`,
      right: 'auto',
      width: `min(360px, calc((100vw - ${measure.authCard}) / 2 - 48px))`,
    },
    // The whole panel fits into the window.
    [`${BESIDE} and (min-height: 720px)`]: { top: '50%', transform: 'translateY(-50%)' },
  },
});

export const heading = style({ margin: 0, font: `${weight.heading} ${type.heading} ${font.text}` });

const small = { margin: 0, font: `${weight.body} ${type.control} ${font.text}`, color: color.text2 } as const;
export const note = style(small);
export const status = style({ ...small, ':empty': { display: 'none' } });

export const accounts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const account = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'center',
  width: '100%',
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.panel,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ':hover': { borderColor: color.lineControl },
});
/** Next to both lines. */
export const picture = style({ gridRow: '1 / span 2' });
export const accountName = style({ gridColumn: 2, fontWeight: weight.medium });
export const accountNote = style({ ...small, gridColumn: 2 });

export const scenario = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[2],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
});
globalStyle(`${scenario} > :first-child`, { justifySelf: 'stretch' });
