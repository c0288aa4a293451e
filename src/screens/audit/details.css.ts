import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const { color, font, space, type, weight } = theme;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  overflowWrap: 'anywhere',
});

export const corner = style({ position: 'absolute', top: space[3], right: space[3] });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginTop: space[2],
});

export const message = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

export const value = style({ whiteSpace: 'pre-wrap' });

export const links = style({
  display: 'grid',
  gap: space[1],
  margin: `${space[1]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const json = style({
  maxHeight: 400,
  margin: `${space[2]} 0 0`,
  padding: space[3],
  overflow: 'auto',
  background: color.sunken,
  borderRadius: theme.radius.panel,
  font: `${weight.body} ${type.code} ${font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
