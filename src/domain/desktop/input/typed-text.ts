// A text as keys of the desktop's layout, the US one where no other is known. The wire knows keys alone: any other text
// goes by the clipboard.
import type { KeyCharacters } from './keyboard-layout.ts';

const PLAIN = "`1234567890-=[]\\;',./ \n\t";
const SHIFTED = '~!@#$%^&*()_+{}|:"<>?';
const CODES = [
  'Backquote',
  ...Array.from('1234567890', (digit) => `Digit${digit}`),
  ...'Minus Equal BracketLeft BracketRight Backslash Semicolon Quote Comma Period Slash Space Enter Tab'.split(' '),
];

function keysOf(character: string): readonly string[] | undefined {
  if (/[a-z]/.test(character)) return [`Key${character.toUpperCase()}`];
  if (/[A-Z]/.test(character)) return ['ShiftLeft', `Key${character}`];
  const plain = CODES[PLAIN.indexOf(character)];
  if (plain !== undefined) return [plain];
  const shifted = CODES[SHIFTED.indexOf(character)];
  return shifted === undefined ? undefined : ['ShiftLeft', shifted];
}

/** On many layouts they wait for the next key, which they change. */
const DEAD = '^`´¨~¸°';

/** Of a layout it is known only what keys type without Shift, and that letters are capitals with it. */
function keysOn(typed: KeyCharacters): typeof keysOf {
  const codes = new Map(Array.from(typed, ([code, character]) => [character, code]));
  return (character) => {
    if (/\s/.test(character)) return keysOf(character);
    if (DEAD.includes(character)) return undefined;
    const plain = codes.get(character);
    if (plain !== undefined) return [plain];
    const small = codes.get(character.toLowerCase());
    return small === undefined ? undefined : ['ShiftLeft', small];
  };
}

/** A combination of keys for each character; undefined where one of them has none. */
export function typedText(text: string, typed?: KeyCharacters): (readonly string[])[] | undefined {
  const keys = Array.from(text.replaceAll('\r\n', '\n'), typed ? keysOn(typed) : keysOf);
  return keys.every((one) => one !== undefined) ? keys : undefined;
}
