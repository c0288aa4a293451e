import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, measure, radius, space, tracking, type, weight } = theme;

export const panel = style({
  position: 'fixed',
  inset: `${measure.topBar} 0 0 auto`,
  zIndex: 1,
  width: measure.detailsPanel,
  padding: space[6],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  borderLeft: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[3] });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  background: color.sunken,
  borderRadius: radius.control,
  color: color.text2,
});

export const titles = style({ flex: 1, minWidth: 0 });

export const title = style({
  margin: 0,
  font: `${weight.title} 18px/24px ${font.text}`,
  letterSpacing: tracking.heading,
  outline: 0,
});

export const subtitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[2]}`,
  minHeight: 20,
  font: `${weight.body} ${type.small} ${font.text}`,
  color: color.text2,
});

export const headActions = style({ display: 'flex', flex: 'none', gap: space[1] });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  marginTop: space[5],
});

export const dialogContent = style([content, { marginTop: space[4] }]);
