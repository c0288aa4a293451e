import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

// Has no box, which would be an extra child in the page's layout.
export const portal = style({ display: 'contents' });

export const positioner = style({ zIndex: 3, outline: 0 });

const base = style({
  color: theme.color.text,
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.panel,
  boxShadow: theme.color.shadow,
  outline: 0,
  animation: `${appear} ${theme.motion.quick}`,
});

export const popup = styleVariants({
  plain: [
    base,
    {
      minWidth: 180,
      maxWidth: 'min(360px, var(--available-width))',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  ],
  // Has a fixed width, so that it does not change while the user types. Its entries scroll below the field.
  searchable: [
    base,
    {
      display: 'flex',
      flexDirection: 'column',
      width: 'min(340px, var(--available-width))',
      maxHeight: 'min(480px, var(--available-height))',
      overflow: 'hidden',
    },
  ],
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.space[2],
  paddingLeft: theme.space[3],
  borderBottom: `1px solid ${theme.color.line}`,
  color: theme.color.text3,
});

export const searchInput = style({
  flex: 1,
  minWidth: 0,
  height: theme.measure.controlBig,
  padding: `0 ${theme.space[3]} 0 0`,
  border: 0,
  outline: 0,
  background: 'transparent',
  color: theme.color.text,
  font: 'inherit',
  '::placeholder': { color: theme.color.text3, opacity: 1 },
});

export const empty = style({
  padding: `${theme.space[2]} ${theme.space[3]} ${theme.space[3]}`,
  color: theme.color.text2,
  overflowWrap: 'anywhere',
});
