// Character sets that output may designate (ISO 2022): the line drawing of the VT100 and the national variants of ASCII
// that the widget knows. Each pairs the sign that comes with the one that is drawn.

/** What stands for the signs of ASCII; undefined is ASCII itself. */
export type Charset = ReadonlyMap<number, number>;

const LINE_DRAWING = '`◆a▒b␉c␌d␍e␊f°g±h␤i␋j┘k┐l┌m└n┼o⎺p⎻q─r⎼s⎽t├u┤v┴w┬x│y≤z≥{π|≠}£~·';
const FINNISH = '[Ä\\Ö]Å^Ü`é{ä|ö}å~ü';
const NORWEGIAN = '@Ä[Æ\\Ø]Å^Ü`ä{æ|ø}å~ü';
const SWEDISH = '@É[Ä\\Ö]Å^Ü`é{ä|ö}å~ü';

/** By the final letter that designates them. */
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
  const codes = Array.from(pairs, (sign) => sign.codePointAt(0) ?? 0);
  return new Map(codes.flatMap((code, at) => (at % 2 === 0 ? [[code, codes[at + 1] ?? 0] as const] : [])));
}

/** Every set by the letter that designates it. */
export const CHARSETS: ReadonlyMap<string, Charset | undefined> = new Map(
  Object.entries(CHARSET_PAIRS).map(([letter, pairs]) => [letter, buildCharset(pairs)]),
);

/** The letter that designates a set. */
export const charsetLetterOf = (charset: Charset | undefined): string =>
  [...CHARSETS].find(([, known]) => known === charset)?.[0] ?? 'B';

/** What has to be sent so that this is drawn. */
export function sourceCodeOf(code: number, charset: Charset | undefined): number {
  for (const [source, drawn] of charset ?? []) if (drawn === code) return source;
  return code;
}
