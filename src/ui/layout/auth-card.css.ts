import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, measure, space, type, weight } = theme;

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  minHeight: '100dvh',
  padding: space[4],
  background: `radial-gradient(60% 50% at 50% 0%, ${color.accentSoft}, transparent), ${color.bg}`,
});

export const column = style({ position: 'relative', width: `min(${measure.authCard}, 100%)` });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[4],
});

export const card = style({
  display: 'grid',
  gap: space[6],
  padding: `36px ${space[10]}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.card,
  boxShadow: color.shadow,
  '@media': { [screen.phone]: { padding: `${space[6]} ${space[5]}` } },
});

export const title = style({ textAlign: 'center', overflowWrap: 'anywhere' });

export const note = style({
  marginTop: space[3],
  font: `${weight.body} ${type.control} ${font.text}`,
  color: color.text2,
  textAlign: 'center',
});
