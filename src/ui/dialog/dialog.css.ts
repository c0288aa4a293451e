import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { waitAlign, waitBasis } from '#ui/feedback/wait.css.ts';
import { row } from '#ui/layout/row.css.ts';
import { theme } from '#ui/theme/theme.css.ts';
import { screen } from '#ui/theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, scale: 0.98 } });
const slide = keyframes({ from: { translate: '100%' } });
const dim = keyframes({ from: { opacity: 0 } });

const base = style({
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: theme.space[6],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.raised,
  color: theme.color.text,
  // Resets the font and alignment, because a dialog may be rendered inside a table cell.
  font: `${theme.weight.body} ${theme.type.body} ${theme.font.text}`,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  boxShadow: theme.color.shadow,
  selectors: { '&[open]': { animation: `${appear} ${theme.motion.quick}` } },
  '::backdrop': { background: theme.color.backdrop, animation: `${dim} ${theme.motion.quick}` },
});

export const dialog = styleVariants({
  normal: [base, { width: 'min(480px, 100vw - 32px)' }],
  wide: [base, { width: 'min(720px, 100vw - 32px)' }],
  side: [
    base,
    {
      width: 'min(480px, 100vw)',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      marginRight: 0,
      // The sticky title and buttons must not cover the focused element (WCAG 2.4.11).
      scrollPaddingBlock: '96px',
      borderWidth: '0 0 0 1px',
      borderRadius: 0,
      selectors: {
        '&[open]': { animation: `${slide} ${theme.motion.quick}` },
        // The dialog itself has the focus while its content is loading.
        '&:focus-visible': { outline: 0 },
      },
    },
  ],
});

const titleBase = style({ marginBottom: theme.space[3] });
// Stays visible when the form scrolls.
const titleOfSide = style({
  position: 'sticky',
  top: `calc(-1 * ${theme.space[6]})`,
  zIndex: 1,
  margin: `calc(-1 * ${theme.space[6]}) calc(-1 * ${theme.space[6]}) 0`,
  padding: `${theme.space[6]} ${theme.space[6]} ${theme.space[3]}`,
  background: theme.color.raised,
  // It has the focus only as a starting point for reading, and the text below it would cover a ring.
  ':focus-visible': { outline: 0 },
});
export const title = { normal: titleBase, wide: titleBase, side: titleOfSide };

// In the corner of a dialog at the edge, also when its content scrolls. The title leaves room for it. On phones, both are
// below the buttons of the top bar, which would overlap (WCAG 2.5.8).
const BELOW_TOP_BAR = 44;
export const corner = style({
  position: 'fixed',
  top: theme.space[5],
  right: theme.space[5],
  zIndex: 2,
  display: 'flex',
  gap: theme.space[1],
  '@media': { [screen.phone]: { top: BELOW_TOP_BAR } },
});
globalStyle(`:has(> ${corner}) > h2`, {
  paddingRight: 80,
  '@media': { [screen.phone]: { paddingTop: BELOW_TOP_BAR } },
});

// The wait notice is below the buttons, so that they do not move.
export const actions = style([
  row.end,
  { marginTop: theme.space[6], vars: { [waitBasis]: '100%', [waitAlign]: 'flex-end' } },
]);
