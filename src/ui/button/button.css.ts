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

/** Set by a split button for its two halves. */
export const cornerRadius = createVar();

/** Set by containers whose buttons have no frame until hovered or focused. */
export const quietBorderColor = createVar();
export const quietBackground = createVar();
export const quietTextColor = createVar();
/** Restores the normal colors of buttons. */
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
    // Raises the focused half of a split button, so that its whole focus ring is visible.
    '&:focus-visible': { zIndex: 1 },
    '&[aria-pressed="true"]': { background: theme.color.accentSoft, color: theme.color.accent },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-expanded="true"]': { vars: unsetQuietColors },
    // A background would look like a pressed button.
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
    // Applies to disabled buttons too.
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
  small: { height: measure.controlSmall, padding: '0 10px', font: `${weight.medium} ${type.control} ${font.text}` },
  normal: { height: measure.control, padding: `0 ${space[3]}` },
  big: { height: measure.controlBig, padding: `0 ${space[4]}`, width: '100%', borderRadius: theme.radius.panel },
});

/** The border and padding on one side of a small button, in pixels. */
export const SMALL_BUTTON_PADDING = 11;

export const iconOnly = styleVariants({
  small: { width: measure.controlSmall, padding: 0 },
  normal: { width: measure.control, padding: 0 },
  big: { width: measure.controlBig, padding: 0 },
});

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const pendingSpinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

// Hides the content when the spinner appears, but keeps the button's width.
globalStyle(`${base}[aria-busy="true"] > :not(${pendingSpinner})`, { animation: `${fade} 1ms ${DELAY.short}ms both` });
