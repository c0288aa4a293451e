// Finds the keys that type a text on the keyboard layout of the desktop, or on the US layout if the layout is unknown.
// The protocol has only keys, so the console sends texts without keys through the clipboard.
import type { KeyCharacters } from './recognize-layout.ts';

interface UsKey {
  code: string;
  plain: string;
  shifted?: string;
}

const US_KEYS: readonly UsKey[] = [
  { code: 'Backquote', plain: '`', shifted: '~' },
  { code: 'Digit1', plain: '1', shifted: '!' },
  { code: 'Digit2', plain: '2', shifted: '@' },
  { code: 'Digit3', plain: '3', shifted: '#' },
  { code: 'Digit4', plain: '4', shifted: '$' },
  { code: 'Digit5', plain: '5', shifted: '%' },
  { code: 'Digit6', plain: '6', shifted: '^' },
  { code: 'Digit7', plain: '7', shifted: '&' },
  { code: 'Digit8', plain: '8', shifted: '*' },
  { code: 'Digit9', plain: '9', shifted: '(' },
  { code: 'Digit0', plain: '0', shifted: ')' },
  { code: 'Minus', plain: '-', shifted: '_' },
  { code: 'Equal', plain: '=', shifted: '+' },
  { code: 'BracketLeft', plain: '[', shifted: '{' },
  { code: 'BracketRight', plain: ']', shifted: '}' },
  { code: 'Backslash', plain: '\\', shifted: '|' },
  { code: 'Semicolon', plain: ';', shifted: ':' },
  { code: 'Quote', plain: "'", shifted: '"' },
  { code: 'Comma', plain: ',', shifted: '<' },
  { code: 'Period', plain: '.', shifted: '>' },
  { code: 'Slash', plain: '/', shifted: '?' },
  { code: 'Space', plain: ' ' },
  { code: 'Enter', plain: '\n' },
  { code: 'Tab', plain: '\t' },
];

function usKeysFor(character: string): readonly string[] | undefined {
  if (/[a-z]/.test(character)) return [`Key${character.toUpperCase()}`];
  if (/[A-Z]/.test(character)) return ['ShiftLeft', `Key${character}`];
  const key = US_KEYS.find(({ plain, shifted }) => plain === character || shifted === character);
  if (!key) return undefined;
  return key.plain === character ? [key.code] : ['ShiftLeft', key.code];
}

/** On many layouts, the keys of these characters are dead keys, which only modify the next character. */
const DEAD_KEY_CHARACTERS = '^`´¨~¸°';

/** A layout has only the characters without Shift. The function assumes that Shift makes letters uppercase. */
function createKeyFinder(keyCharacters: KeyCharacters): typeof usKeysFor {
  const codesByCharacter = new Map(Array.from(keyCharacters, ([code, character]) => [character, code]));
  return (character) => {
    if (/\s/.test(character)) return usKeysFor(character);
    if (DEAD_KEY_CHARACTERS.includes(character)) return undefined;
    const plainCode = codesByCharacter.get(character);
    if (plainCode !== undefined) return [plainCode];
    const lowercaseCode = codesByCharacter.get(character.toLowerCase());
    return lowercaseCode === undefined ? undefined : ['ShiftLeft', lowercaseCode];
  };
}

/** The keys for each character, by `KeyboardEvent.code`. Undefined if a character has no key. */
export function keysForText(text: string, keyCharacters?: KeyCharacters): (readonly string[])[] | undefined {
  const keys = Array.from(text.replaceAll('\r\n', '\n'), keyCharacters ? createKeyFinder(keyCharacters) : usKeysFor);
  return keys.every((codes) => codes !== undefined) ? keys : undefined;
}
