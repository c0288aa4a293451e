import { keyframes, style } from '@vanilla-extract/css';
import { base } from '#ui/layout/panel.css.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, measure, motion, radius, space, type, weight } = theme;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

export const page = style({
  display: 'grid',
  gridTemplateColumns: `240px minmax(0, ${measure.form})`,
  justifyContent: 'center',
  gap: space[6],
  '@media': { [screen.narrow]: { gridTemplateColumns: `minmax(0, ${measure.form})` } },
});
export const stack = style({ ...column, gap: space[4] });
// Not clipped, because suggestions of fields may overflow the panel.
export const panel = style([
  base,
  {
    ...column,
    gap: space[3],
    padding: space[6],
    overflow: 'visible',
    '@media': { [screen.phone]: { padding: space[4] } },
  },
]);
// The offset equals the page's padding, so that the page does not scroll sideways during the animation.
const slide = keyframes({ from: { opacity: 0, translate: space[4] } });
export const moved = style([panel, { animation: `${slide} ${motion.slide}` }]);
export const steps = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  // Replaced by "Step 2 of 7" in narrow windows.
  '@media': { [screen.narrow]: { display: 'none' } },
});
export const step = style({
  display: 'flex',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  color: color.text2,
  counterIncrement: 'step',
  selectors: {
    '&::before': { content: 'counter(step)', fontVariantNumeric: 'tabular-nums', color: color.text3 },
    '&[aria-current]': { background: color.accentSoft, color: color.accent, fontWeight: weight.medium },
    '&[aria-current]::before': { color: 'inherit' },
  },
});
export const position = style({ font: `${weight.body} ${type.label} ${font.text}`, color: color.text2 });
export const actions = style({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: space[2] });
