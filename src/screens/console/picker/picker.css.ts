import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const { space, terminal, font, radius } = theme;

export const picker = style({
  height: '100%',
  overflow: 'auto',
  padding: `${space[6]} ${space[4]}`,
  color: terminal.text,
});

export const column = style({
  display: 'grid',
  gap: space[3],
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
});

export const title = style({ margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: theme.weight.strong });
export const heading = style({ margin: `${space[2]} 0 0`, fontSize: 12, lineHeight: '16px', color: terminal.dim });

const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const recent = style([list, { display: 'flex', flexWrap: 'wrap', gap: space[2] }]);
export const servers = style([list, { border: `1px solid ${terminal.line}`, borderRadius: radius.panel }]);

export const server = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: 44,
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[3]}`,
  selectors: { '& + &': { borderTop: `1px solid ${terminal.line}` } },
});
export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 200px',
  gap: `0 ${space[3]}`,
  minWidth: 0,
  // Otherwise the height of a row on a phone would depend on the length of its address.
  '@media': { [screen.phone]: { flexDirection: 'column' } },
});
export const name = style({ fontWeight: theme.weight.medium, overflowWrap: 'anywhere' });
export const address = style({ fontFamily: font.mono, fontSize: 12.5, color: terminal.dim, overflowWrap: 'anywhere' });
