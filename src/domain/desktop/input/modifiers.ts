export interface KeyPress {
  code: string;
  isDown: boolean;
}

/** As an event of the browser tells them. */
export interface Modifiers {
  shift: boolean;
  control: boolean;
  alt: boolean;
  meta: boolean;
  altGraph: boolean;
}

/** The first is the one that is sent where only the event knows that it is down. */
const MODIFIER_CODES = {
  shift: ['ShiftLeft', 'ShiftRight'],
  control: ['ControlLeft', 'ControlRight'],
  alt: ['AltLeft', 'AltRight'],
  meta: ['MetaLeft', 'MetaRight', 'OSLeft', 'OSRight'],
} as const;

type ModifierName = keyof typeof MODIFIER_CODES;
const MODIFIER_NAMES: readonly ModifierName[] = ['shift', 'control', 'alt', 'meta'];

export const isModifier = (code: string): boolean =>
  MODIFIER_NAMES.some((name) => MODIFIER_CODES[name].some((one) => one === code));

function correctionOf(name: ModifierName, downCodes: readonly string[], isDown: boolean): KeyPress[] {
  const heldCodes = MODIFIER_CODES[name].filter((code) => downCodes.includes(code));
  if (isDown) return heldCodes.length > 0 ? [] : [{ code: MODIFIER_CODES[name][0], isDown }];
  return heldCodes.map((code) => ({ code, isDown }));
}

/**
 * What the other side has missed of modifiers, as they came up or went down without the focus. AltGr is Control and Alt
 * to some systems and neither to others, so it says nothing of both.
 */
export const modifierCorrections = (downCodes: readonly string[], modifiers: Modifiers): KeyPress[] =>
  MODIFIER_NAMES.filter((name) => !modifiers.altGraph || (name !== 'control' && name !== 'alt')).flatMap((name) =>
    correctionOf(name, downCodes, modifiers[name]),
  );
