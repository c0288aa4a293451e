import {
  createVar,
  fallbackVar,
  globalStyle,
  keyframes,
  style,
  styleVariants,
  type StyleRule,
} from '@vanilla-extract/css';
import { DELAY } from '#ui/feedback/spinner.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** Set by a split button around its halves. */
export const cornerRadius = createVar();

/** Set around buttons that are to be quiet until they are wanted. */
export const quietBorderColor = createVar();
export const quietBackground = createVar();
export const quietTextColor = createVar();
/** Takes the quiet back. */
export const unsetQuietColors = {
  [quietBorderColor]: 'initial',
  [quietBackground]: 'initial',
  [quietTextColor]: 'initial',
};

const fade = keyframes({ to: { color: 'transparent' } });

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 0,
  border: '1px solid transparent',
  borderRadius: fallbackVar(cornerRadius, theme.radius.control),
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${theme.motion.quick}`,
  selectors: {
    // Above its neighbour in a split button, so that the whole ring is seen.
    '&:focus-visible': { zIndex: 1 },
    '&[aria-pressed="true"]': { background: theme.color.accentSoft, color: theme.color.accent },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-expanded="true"]': { vars: unsetQuietColors },
    // A ground would look as if it were pressed.
    '&[aria-disabled="true"]:not([aria-busy])': {
      background: 'transparent',
      borderColor: fallbackVar(quietBorderColor, theme.color.line),
      color: theme.color.text3,
    },
  },
});

const { color, font, measure, space, type, weight } = theme;

const stateStyles = (normal: StyleRule, hover: StyleRule): StyleRule => ({
  ...normal,
  selectors: { '&:hover:not([aria-disabled="true"])': hover },
});

export const variant = styleVariants({
  primary: stateStyles({ background: color.accent, color: color.onAccent }, { background: color.accentHover }),
  plain: stateStyles(
    {
      background: fallbackVar(quietBackground, color.surface),
      borderColor: fallbackVar(quietBorderColor, color.lineStrong),
      color: fallbackVar(quietTextColor, color.text),
    },
    { background: color.sunken },
  ),
  quiet: stateStyles(
    // Also while it is disabled.
    {
      background: 'transparent',
      color: color.text2,
      vars: { [quietBorderColor]: 'transparent' },
    },
    { background: color.sunken, color: color.text },
  ),
  danger: stateStyles({ background: color.bad, color: color.onAccent }, { background: color.badHover }),
});

export const size = styleVariants({
  small: { height: measure.controlSmall, padding: '0 10px', font: `${weight.medium} ${type.dense} ${font.text}` },
  normal: { height: measure.control, padding: `0 ${space[3]}` },
  big: { height: measure.controlBig, padding: `0 ${space[4]}`, width: '100%', borderRadius: theme.radius.panel },
});

/** Pixels between the edge of a small button and its text: border and padding. */
export const SMALL_BUTTON_PADDING = 11;

export const iconOnly = styleVariants({
  small: { width: measure.controlSmall, padding: 0 },
  normal: { width: measure.control, padding: 0 },
  big: { width: measure.controlBig, padding: 0 },
});

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const pendingSpinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

// The face gives way to the spinner at the moment it appears, and keeps its width.
globalStyle(`${base}[aria-busy="true"] > :not(${pendingSpinner})`, { animation: `${fade} 1ms ${DELAY.short}ms both` });
