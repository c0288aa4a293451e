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

const { color, measure, space, weight } = theme;

const fade = keyframes({ to: { color: 'transparent' } });

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minWidth: 0,
  border: '1px solid transparent',
  borderRadius: fallbackVar(cornerRadius, theme.radius.control),
  font: `${theme.weight.medium} ${theme.type.control} ${theme.font.text}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${theme.motion.quick}`,
  selectors: {
    // Raises the focused half of a split button, so that its whole focus ring is visible.
    '&:focus-visible': { zIndex: 1 },
    '&:active:not([aria-disabled="true"])': { boxShadow: `inset 0 1px 2px ${theme.color.inset}` },
    '&[aria-pressed="true"]': {
      background: theme.color.accentSoft,
      borderColor: 'transparent',
      color: theme.color.accent,
    },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-disabled="true"]:not([aria-busy])': {
      background: 'transparent',
      borderColor: 'transparent',
      color: `color-mix(in oklab, ${theme.color.text} 40%, transparent)`,
    },
  },
});

const stateStyles = (normal: StyleRule, hover: StyleRule, active: StyleRule): StyleRule => ({
  ...normal,
  selectors: {
    '&:hover:not([aria-disabled="true"]), &[aria-expanded="true"]': hover,
    '&:active:not([aria-disabled="true"])': active,
  },
});

const onAccentText = { color: color.onAccent, fontWeight: weight.strong } as const;

export const variant = styleVariants({
  primary: stateStyles(
    { ...onAccentText, background: color.accent },
    { background: color.accentHover },
    { background: color.accentHover },
  ),
  plain: stateStyles(
    {
      background: fallbackVar(quietBackground, color.surface),
      borderColor: fallbackVar(quietBorderColor, color.lineControl),
      color: fallbackVar(quietTextColor, color.text),
    },
    { background: color.sunken },
    { background: color.line },
  ),
  quiet: stateStyles(
    // Applies to disabled buttons too.
    {
      background: 'transparent',
      color: color.text2,
      vars: { [quietBorderColor]: 'transparent' },
    },
    { background: color.sunken, color: color.text },
    { background: color.line, color: color.text },
  ),
  danger: stateStyles(
    { ...onAccentText, background: color.bad },
    { background: color.badHover },
    { background: color.badHover },
  ),
});

export const size = styleVariants({
  small: { height: measure.controlSmall, padding: '0 10px', fontSize: 12.5 },
  normal: { height: measure.control, padding: `0 ${space[3]}` },
  big: { height: measure.controlBig, padding: `0 ${space[4]}`, width: '100%' },
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
