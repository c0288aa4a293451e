// On keyboards with Latin letters, shortcuts match the typed letter or sign. Other keyboards type no such letters, so
// shortcuts match the letter that a US keyboard has at the position of the key.

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Also matches names of keys such as `Enter`, which are ASCII. */
const LATIN_KEY = /^[\p{ASCII}\p{Script=Latin}\u00A0-\u00BF×÷€]+$/u;

/** The characters of each key, without and with Shift. */
const US_KEYS: Readonly<Record<string, string>> = {
  Digit1: '1!',
  Digit2: '2@',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit6: '6^',
  Digit7: '7&',
  Digit8: '8*',
  Digit9: '9(',
  Digit0: '0)',
  Minus: '-_',
  Equal: '=+',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
};

/** The letter, sign or key name that shortcuts are compared with. */
export function shortcutKey({ key, code, shiftKey }: PressedKey): string {
  if (LATIN_KEY.test(key)) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  return US_KEYS[code]?.[shiftKey ? 1 : 0] ?? key;
}
