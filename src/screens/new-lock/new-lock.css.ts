import { style } from '@vanilla-extract/css';
import { base } from '#ui/layout/panel.css.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, measure, space, type, weight } = theme;

/** The anchor that the button on small screens links to. */
export const TARGETS_ANCHOR = 'targets';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  alignItems: 'start',
  gap: space[4],
  '@media': { [screen.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } as const;

export const targetList = style({ ...stack, gap: space[3] });
export const typedTarget = style({ ...stack, maxWidth: 440 });
export const side = style({
  ...stack,
  position: 'sticky',
  top: `calc(${measure.topBar} + ${space[4]})`,
  // The panel scrolls separately, so that its end is reachable without scrolling the page.
  maxHeight: `calc(100dvh - ${measure.topBar} - 2 * ${space[10]} - ${space[2]})`,
  overflowY: 'auto',
  '@media': { [screen.laptop]: { position: 'static', maxHeight: 'none', overflowY: 'visible' } },
});
// The bar stays visible even if the list of consequences is long.
export const submitBar = style({
  position: 'sticky',
  bottom: 0,
  paddingTop: space[2],
  background: color.bg,
  // On a phone the bar would cover the fields.
  '@media': { [screen.phone]: { position: 'static' } },
});
export const panel = style([base, { ...stack, gap: space[3], padding: space[4], outlineOffset: -2 }]);
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  selectors: { '&:empty': { display: 'none' } },
});

// On small screens the selected targets are below the lists. This sticky button scrolls to them.
export const goToTargets = style({
  display: 'none',
  '@media': {
    [screen.laptop]: {
      display: 'block',
      justifySelf: 'end',
      position: 'sticky',
      top: `calc(${measure.topBar} + ${space[2]})`,
      zIndex: 2,
    },
  },
});

export const counts = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[3] });
export const consequenceCount = style({
  margin: 0,
  font: `${weight.body} ${type.label} ${font.text}`,
  color: color.text2,
});
export const count = style({
  display: 'block',
  font: `${weight.title} ${type.title} ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
});
export const bad = style([count, { color: color.bad }]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const affectedSession = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} 0`,
  borderTop: `1px solid ${color.line}`,
});
export const session = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ maxWidth: '50%', color: color.text2, textAlign: 'end', overflowWrap: 'anywhere' });
export const coverage = style({
  display: 'grid',
  gap: space[1],
  font: `${weight.body} ${type.control} ${font.text}`,
  color: color.text2,
});
