import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { color, font, radius, space, type, weight } = theme;

export const enrolment = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[5],
  alignItems: 'start',
  '@media': { [screen.phone]: { gridTemplateColumns: '1fr', justifyItems: 'center' } },
});

// The picture has its own white background, which scanners need in the dark theme too.
export const picture = style({
  display: 'block',
  width: 200,
  height: 200,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
});

export const text = style({ display: 'grid', gap: space[4], minWidth: 0, width: '100%' });

export const secret = style({
  display: 'grid',
  gap: space[1],
  color: color.text2,
  font: `${weight.body} ${type.control} ${font.text}`,
});

export const key = style({ display: 'flex', alignItems: 'start', gap: space[1] });

export const code = style({ color: color.text, overflowWrap: 'anywhere', paddingTop: space[1] });
