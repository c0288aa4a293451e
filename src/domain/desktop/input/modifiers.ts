// Corrects modifier keys on the desktop if the console missed a press or release.

/** A press or a release of a key, with its `KeyboardEvent.code`. */
export interface KeyPress {
  code: string;
  isDown: boolean;
}

/** The modifiers in a browser event. */
export interface Modifiers {
  shift: boolean;
  control: boolean;
  alt: boolean;
  meta: boolean;
  altGraph: boolean;
}

/** The codes of the keys of each modifier. If the console missed a press, it sends the first code. */
const MODIFIER_CODES = {
  shift: ['ShiftLeft', 'ShiftRight'],
  control: ['ControlLeft', 'ControlRight'],
  alt: ['AltLeft', 'AltRight'],
  meta: ['MetaLeft', 'MetaRight', 'OSLeft', 'OSRight'],
} as const;

type ModifierName = keyof typeof MODIFIER_CODES;
const MODIFIER_NAMES: readonly ModifierName[] = ['shift', 'control', 'alt', 'meta'];

export const isModifier = (code: string): boolean =>
  MODIFIER_NAMES.some((name) => MODIFIER_CODES[name].some((modifierCode) => modifierCode === code));

function correctionsOf(name: ModifierName, downCodes: readonly string[], isDown: boolean): KeyPress[] {
  const heldCodes = MODIFIER_CODES[name].filter((code) => downCodes.includes(code));
  if (isDown) return heldCodes.length > 0 ? [] : [{ code: MODIFIER_CODES[name][0], isDown }];
  return heldCodes.map((code) => ({ code, isDown }));
}

/**
 * The presses and releases to send so that the modifiers on the desktop match a browser event. With AltGr, Control and
 * Alt are not corrected, because some systems report AltGr as Control and Alt and others do not.
 */
export const modifierCorrections = (downCodes: readonly string[], modifiers: Modifiers): KeyPress[] =>
  MODIFIER_NAMES.filter((name) => !modifiers.altGraph || (name !== 'control' && name !== 'alt')).flatMap((name) =>
    correctionsOf(name, downCodes, modifiers[name]),
  );
