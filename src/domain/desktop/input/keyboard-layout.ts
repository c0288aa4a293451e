// Which layout of Windows a keyboard has, told by what its keys type.

/** Characters that keys type without Shift, by `KeyboardEvent.code`. */
export type KeyCharacters = ReadonlyMap<string, string>;

/**
 * The first line whose keys all type what it says counts: the layout's number, the language it belongs to where others
 * type the same (`*` for any), and keys with their characters.
 */
const TABLE = `
00010409 * KeyQ:' KeyS:o KeyD:e
0000080C be KeyQ:a KeyW:z
0000080C * KeyQ:a Backslash:µ
0000040C * KeyQ:a KeyW:z
0001041F * KeyQ:f KeyW:g
0000041F * KeyI:ı
00000424 sl KeyY:z Semicolon:č
0000081A sr KeyY:z Semicolon:č
0000041A * KeyY:z Semicolon:č
00000405 * KeyY:z Semicolon:ů
0000041B * KeyY:z Semicolon:ô
0000041C * KeyY:z Semicolon:ë
00000415 * KeyY:z Semicolon:ł
0000100C * KeyY:z Semicolon:é Minus:'
0000040E * KeyY:z Semicolon:é
00000807 * KeyY:z Semicolon:ö Minus:'
00000407 * KeyY:z
0000080A * Semicolon:ñ Equal:¿
0000040A * Semicolon:ñ
00000416 * Semicolon:ç Backquote:'
00000816 * Semicolon:ç Quote:º
00000410 * Semicolon:ò Quote:à
0000040B fi Semicolon:ö BracketLeft:å
0000041D * Semicolon:ö BracketLeft:å
00000425 * Semicolon:ö BracketLeft:ü
00000414 * Semicolon:ø
0000040F * Semicolon:æ BracketLeft:ð
00000406 * Semicolon:æ
00010418 * Semicolon:ș
00000413 * Semicolon:+ Backquote:@
00011009 * Slash:é Quote:è
00001009 * Slash:é
00000411 * Semicolon:; BracketLeft:@
00000422 * KeyQ:й KeyS:і
00000423 * KeyQ:й KeyO:ў
00000419 * KeyQ:й KeyS:ы
0000042F * KeyQ:љ KeyY:ѕ
00000C1A * KeyQ:љ
00000402 * KeyW:у KeyQ:,
00000408 * KeyA:α
0000040D * KeyA:ש
00000429 fa KeyQ:ض
00000401 * KeyQ:ض
0000041E * KeyQ:ๆ
00000809 * KeyY:y Semicolon:; Backslash:#
00000809 gb KeyY:y Semicolon:; Backquote:§
00000415 pl KeyY:y Semicolon:;
00000412 ko KeyY:y Semicolon:;
00000409 * KeyQ:q KeyY:y Semicolon:; BracketLeft:[
`;

interface Line {
  layout: number;
  language: string;
  tells: readonly (readonly [code: string, character: string])[];
}

const LINES: readonly Line[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [layout = '', language = '', ...tells] = line.split(' ');
    const pairs = tells.map((tell) => [tell.slice(0, -2), tell.slice(-1)] as const);
    return { layout: Number.parseInt(layout, 16), language, tells: pairs };
  });

/** Those that a browser can tell, as Windows numbers them. */
export const toldLayouts: readonly number[] = LINES.map(({ layout }) => layout);

/** As Windows numbers it; 0 where it is not known, which leaves the desktop its own (docs/protocol/streams.md#7.4). */
export function keyboardLayoutOf(typed: KeyCharacters, language: string): number {
  const parts = language.toLowerCase().split('-');
  const found = LINES.find(
    ({ language, tells }) =>
      (language === '*' || parts.includes(language)) &&
      tells.every(([code, character]) => typed.get(code) === character),
  );
  return found?.layout ?? 0;
}

const LIKE_US = [0, 0x0409, 0x0412, 0x0415];

/** Whether its keys type what those of a US keyboard do, as far as is known. */
export const isLikeUs = (layout: number): boolean => LIKE_US.includes(layout);
