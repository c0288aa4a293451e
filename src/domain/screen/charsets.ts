// Character sets that output may designate (ISO 2022): the line drawing set of the VT100 and the national variants of
// ASCII that the terminal widget (xterm.js) supports. Each string contains pairs: a received character and the
// character to draw.

/** Drawn code points by received code point. An undefined set means ASCII. */
export type Charset = ReadonlyMap<number, number>;

const LINE_DRAWING = '`◆a▒b␉c␌d␍e␊f°g±h␤i␋j┘k┐l┌m└n┼o⎺p⎻q─r⎼s⎽t├u┤v┴w┬x│y≤z≥{π|≠}£~·';
const FINNISH = '[Ä\\Ö]Å^Ü`é{ä|ö}å~ü';
const NORWEGIAN = '@Ä[Æ\\Ø]Å^Ü`ä{æ|ø}å~ü';
const SWEDISH = '@É[Ä\\Ö]Å^Ü`é{ä|ö}å~ü';

/** The pairs by the final letter of the designating sequence. */
const CHARSET_PAIRS: Readonly<Record<string, string>> = {
  '0': LINE_DRAWING,
  A: '#£',
  B: '',
  '4': '#£@¾[i\\½]|{¨|f}¼~´',
  C: FINNISH,
  '5': FINNISH,
  R: '#£@à[°\\ç]§{é|ù}è~¨',
  Q: '@à[â\\ç]ê^î`ô{é|ù}è~û',
  K: '@§[Ä\\Ö]Ü{ä|ö}ü~ß',
  Y: '#£@§[°\\ç]é`ù{à|ò}è~ì',
  E: NORWEGIAN,
  '6': NORWEGIAN,
  Z: '#£@§[¡\\Ñ]¿{°|ñ}ç',
  H: SWEDISH,
  '7': SWEDISH,
  '=': '#ù@à[é\\ç]ê^î_è`ô{ä|ö}ü~û',
};

function buildCharset(pairs: string): Charset | undefined {
  if (pairs === '') return undefined;
  const codes = Array.from(pairs, (character) => character.codePointAt(0) ?? 0);
  return new Map(codes.flatMap((code, index) => (index % 2 === 0 ? [[code, codes[index + 1] ?? 0] as const] : [])));
}

export const CHARSETS: ReadonlyMap<string, Charset | undefined> = new Map(
  Object.entries(CHARSET_PAIRS).map(([letter, pairs]) => [letter, buildCharset(pairs)]),
);

export const charsetLetterOf = (charset: Charset | undefined): string =>
  [...CHARSETS].find(([, known]) => known === charset)?.[0] ?? 'B';

/** The code that output must contain so that `code` is drawn. */
export function sourceCodeOf(code: number, charset: Charset | undefined): number {
  for (const [source, drawn] of charset ?? []) if (drawn === code) return source;
  return code;
}
