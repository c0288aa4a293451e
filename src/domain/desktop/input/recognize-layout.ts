// Recognizes the Windows keyboard layout of the user from the characters that the keys type.

/** Characters that keys type without Shift, by `KeyboardEvent.code`. */
export type KeyCharacters = ReadonlyMap<string, string>;

interface RecognizableLayout {
  /** The Windows layout number. */
  layout: number;
  /** A part of the browser's language tag, such as `fr` or `be` in `fr-BE`, if another layout has these keys. */
  language?: string;
  /** The characters of the keys that distinguish this layout, by `KeyboardEvent.code`. */
  keys: Readonly<Record<string, string>>;
}

/** The first layout with matching keys is used, so the order matters. */
const RECOGNIZABLE_LAYOUTS: readonly RecognizableLayout[] = [
  { layout: 0x10409, keys: { KeyQ: "'", KeyS: 'o', KeyD: 'e' } },
  { layout: 0x080c, language: 'be', keys: { KeyQ: 'a', KeyW: 'z' } },
  { layout: 0x080c, keys: { KeyQ: 'a', Backslash: 'µ' } },
  { layout: 0x040c, keys: { KeyQ: 'a', KeyW: 'z' } },
  { layout: 0x1041f, keys: { KeyQ: 'f', KeyW: 'g' } },
  { layout: 0x041f, keys: { KeyI: 'ı' } },
  { layout: 0x0424, language: 'sl', keys: { KeyY: 'z', Semicolon: 'č' } },
  { layout: 0x081a, language: 'sr', keys: { KeyY: 'z', Semicolon: 'č' } },
  { layout: 0x041a, keys: { KeyY: 'z', Semicolon: 'č' } },
  { layout: 0x0405, keys: { KeyY: 'z', Semicolon: 'ů' } },
  { layout: 0x041b, keys: { KeyY: 'z', Semicolon: 'ô' } },
  { layout: 0x041c, keys: { KeyY: 'z', Semicolon: 'ë' } },
  { layout: 0x0415, keys: { KeyY: 'z', Semicolon: 'ł' } },
  { layout: 0x100c, keys: { KeyY: 'z', Semicolon: 'é', Minus: "'" } },
  { layout: 0x040e, keys: { KeyY: 'z', Semicolon: 'é' } },
  { layout: 0x0807, keys: { KeyY: 'z', Semicolon: 'ö', Minus: "'" } },
  { layout: 0x0407, keys: { KeyY: 'z' } },
  { layout: 0x080a, keys: { Semicolon: 'ñ', Equal: '¿' } },
  { layout: 0x040a, keys: { Semicolon: 'ñ' } },
  { layout: 0x0416, keys: { Semicolon: 'ç', Backquote: "'" } },
  { layout: 0x0816, keys: { Semicolon: 'ç', Quote: 'º' } },
  { layout: 0x0410, keys: { Semicolon: 'ò', Quote: 'à' } },
  { layout: 0x040b, language: 'fi', keys: { Semicolon: 'ö', BracketLeft: 'å' } },
  { layout: 0x041d, keys: { Semicolon: 'ö', BracketLeft: 'å' } },
  { layout: 0x0425, keys: { Semicolon: 'ö', BracketLeft: 'ü' } },
  { layout: 0x0414, keys: { Semicolon: 'ø' } },
  { layout: 0x040f, keys: { Semicolon: 'æ', BracketLeft: 'ð' } },
  { layout: 0x0406, keys: { Semicolon: 'æ' } },
  { layout: 0x10418, keys: { Semicolon: 'ș' } },
  { layout: 0x0413, keys: { Semicolon: '+', Backquote: '@' } },
  { layout: 0x11009, keys: { Slash: 'é', Quote: 'è' } },
  { layout: 0x1009, keys: { Slash: 'é' } },
  { layout: 0x0411, keys: { Semicolon: ';', BracketLeft: '@' } },
  { layout: 0x0422, keys: { KeyQ: 'й', KeyS: 'і' } },
  { layout: 0x0423, keys: { KeyQ: 'й', KeyO: 'ў' } },
  { layout: 0x0419, keys: { KeyQ: 'й', KeyS: 'ы' } },
  { layout: 0x042f, keys: { KeyQ: 'љ', KeyY: 'ѕ' } },
  { layout: 0x0c1a, keys: { KeyQ: 'љ' } },
  { layout: 0x0402, keys: { KeyW: 'у', KeyQ: ',' } },
  { layout: 0x0408, keys: { KeyA: 'α' } },
  { layout: 0x040d, keys: { KeyA: 'ש' } },
  { layout: 0x0429, language: 'fa', keys: { KeyQ: 'ض' } },
  { layout: 0x0401, keys: { KeyQ: 'ض' } },
  { layout: 0x041e, keys: { KeyQ: 'ๆ' } },
  { layout: 0x0809, keys: { KeyY: 'y', Semicolon: ';', Backslash: '#' } },
  { layout: 0x0809, language: 'gb', keys: { KeyY: 'y', Semicolon: ';', Backquote: '§' } },
  { layout: 0x0415, language: 'pl', keys: { KeyY: 'y', Semicolon: ';' } },
  { layout: 0x0412, language: 'ko', keys: { KeyY: 'y', Semicolon: ';' } },
  { layout: 0x0409, keys: { KeyQ: 'q', KeyY: 'y', Semicolon: ';', BracketLeft: '[' } },
];

/** The Windows numbers of all layouts that can be recognized. Some numbers occur twice. */
export const recognizedLayouts: readonly number[] = RECOGNIZABLE_LAYOUTS.map(({ layout }) => layout);

/** The Windows layout number, or 0 if unknown: the desktop then keeps its layout (docs/protocol/streams.md#7.4). */
export function recognizeLayout(keyCharacters: KeyCharacters, language: string): number {
  const languageParts = language.toLowerCase().split('-');
  const matchingLayout = RECOGNIZABLE_LAYOUTS.find(
    ({ language, keys }) =>
      (language === undefined || languageParts.includes(language)) &&
      Object.entries(keys).every(([code, character]) => keyCharacters.get(code) === character),
  );
  return matchingLayout?.layout ?? 0;
}

const US_LIKE_LAYOUTS = [0, 0x0409, 0x0412, 0x0415];

/** Whether the layout types the same characters as a US keyboard. True for an unknown layout. */
export const typesLikeUs = (layout: number): boolean => US_LIKE_LAYOUTS.includes(layout);
