import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { space, terminal } = theme;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 28,
  padding: `0 ${space[3]}`,
  gap: `0 ${space[4]}`,
  background: terminal.bar,
  color: terminal.dim,
  fontSize: 12,
  borderTop: `1px solid ${terminal.line}`,
  // On phones, parts without room are hidden: they wrap to a second line below the visible height.
  '@media': {
    [screen.phone]: {
      alignContent: 'flex-start',
      height: 28,
      paddingBlock: 3,
      rowGap: 28,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});

export const leaveHint = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const spacer = style({ flex: 1 });
