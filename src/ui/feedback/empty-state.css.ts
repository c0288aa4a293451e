import { style } from '@vanilla-extract/css';
import { base } from '#ui/layout/panel.css.ts';
import { row } from '#ui/layout/row.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const panel = style([
  base,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: theme.space[2],
    minHeight: 280,
    padding: `${theme.space[10]} ${theme.space[6]}`,
    textAlign: 'center',
  },
]);

export const icon = style({ color: theme.color.text3, marginBottom: theme.space[1] });
export const title = style({ overflowWrap: 'anywhere' });
export const text = style({
  display: 'grid',
  gap: theme.space[1],
  maxWidth: 460,
  color: theme.color.text2,
  overflowWrap: 'anywhere',
});

export const action = style([row.center, { marginTop: theme.space[3] }]);
