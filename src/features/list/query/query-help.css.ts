import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/tokens.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const parts = style({ display: 'grid', margin: 0 });

export const part = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  padding: `${theme.space[2]} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const code = style({
  font: `${theme.weight.body} ${theme.type.code} ${theme.font.mono}`,
  overflowWrap: 'anywhere',
});

export const meaning = style({ margin: 0, color: theme.color.text2 });

export const note = style({ marginTop: theme.space[3], color: theme.color.text2 });
