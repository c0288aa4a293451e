export interface Press {
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
const CODES = {
  shift: ['ShiftLeft', 'ShiftRight'],
  control: ['ControlLeft', 'ControlRight'],
  alt: ['AltLeft', 'AltRight'],
  meta: ['MetaLeft', 'MetaRight', 'OSLeft', 'OSRight'],
} as const;

type Name = keyof typeof CODES;
const NAMES: readonly Name[] = ['shift', 'control', 'alt', 'meta'];

export const isModifier = (code: string): boolean => NAMES.some((name) => CODES[name].some((one) => one === code));

function correctionOf(name: Name, down: readonly string[], isDown: boolean): Press[] {
  const held = CODES[name].filter((code) => down.includes(code));
  if (isDown) return held.length > 0 ? [] : [{ code: CODES[name][0], isDown }];
  return held.map((code) => ({ code, isDown }));
}

/**
 * What the other side has missed of modifiers, as they came up or went down without the focus. AltGr is Control and Alt
 * to some systems and neither to others, so it says nothing of both.
 */
export const correctionsFor = (down: readonly string[], modifiers: Modifiers): Press[] =>
  NAMES.filter((name) => !modifiers.altGraph || (name !== 'control' && name !== 'alt')).flatMap((name) =>
    correctionOf(name, down, modifiers[name]),
  );
