import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const onlyWide = { '@media': { [screen.narrow]: { display: 'none' } } } as const;

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  justifySelf: 'center',
  width: 'min(520px, 100%)',
  minWidth: 0,
  height: theme.measure.search,
  padding: `0 ${theme.space[2]} 0 10px`,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
  color: theme.color.text3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text2 } },
  '@media': {
    [screen.narrow]: { width: 'auto', padding: '0 7px', background: 'transparent' },
  },
});

export const label = style([
  { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start', whiteSpace: 'nowrap' },
  onlyWide,
]);

export const keys = style([{ display: 'inline-flex' }, onlyWide]);
