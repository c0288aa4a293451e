import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const steps = style({
  display: 'grid',
  gap: theme.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

export const reason = style({ color: theme.color.text2 });

export const title = style({
  marginBottom: theme.space[1],
  selectors: { '&::before': { counterIncrement: 'step', content: 'counter(step) ". "' } },
});

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space[2],
  padding: theme.space[1],
  paddingInlineStart: theme.space[3],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
});

export const command = style({
  flex: 1,
  minWidth: 0,
  padding: `${theme.space[1]} 0`,
  font: `${theme.weight.body} ${theme.type.code} ${theme.font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const word = style({ display: 'inline-block', maxWidth: '100%' });
