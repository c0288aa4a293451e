import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { row } from './row.css.ts';

export const page = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space[2],
  minHeight: 'min(70dvh, 640px)',
  padding: theme.space[6],
  textAlign: 'center',
});

export const standalone = style([page, { minHeight: '100dvh' }]);

export const title = style({ overflowWrap: 'anywhere' });
export const text = style({ maxWidth: 520, color: theme.color.text2, overflowWrap: 'anywhere' });

export const action = style([row.center, { maxWidth: '100%', marginTop: theme.space[4] }]);
