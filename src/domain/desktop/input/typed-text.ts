// A text as keys of the US layout. The wire knows keys alone: any other text goes by the clipboard.

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

/** A combination of keys for each character; undefined where one of them has none. */
export function typedText(text: string): (readonly string[])[] | undefined {
  const keys = Array.from(text.replaceAll('\r\n', '\n'), keysOf);
  return keys.every((one) => one !== undefined) ? keys : undefined;
}
