// Helpers for tests of terminal output: reproducible random numbers and terminals to compare.
import { UnicodeGraphemesAddon } from '@xterm/addon-unicode-graphemes';
import xterm, { type Terminal } from '@xterm/headless';

/** A random number generator with a seed, so that a failure can be repeated. */
export function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** The terminal is small, so that little output fills it. */
export function openTerminal(): Terminal {
  const terminal = new xterm.Terminal({ cols: 30, rows: 6, scrollback: 10, allowProposedApi: true, logLevel: 'off' });
  terminal.loadAddon(new UnicodeGraphemesAddon());
  return terminal;
}

/** Resolves when the bytes are parsed. */
export const writeToTerminal = (terminal: Terminal, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve) => terminal.write(bytes, resolve));

/** Cuts bytes into pieces of at most `maxLength` bytes at random positions, even inside sequences and characters. */
export function cutIntoPieces(bytes: Uint8Array, roll: (sides: number) => number, maxLength: number): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = start + 1 + roll(maxLength);
    pieces.push(bytes.subarray(start, end));
    start = end;
  }
  return pieces;
}

type Buffer = Terminal['buffer']['active'];
type Cell = NonNullable<ReturnType<NonNullable<ReturnType<Buffer['getLine']>>['getCell']>>;

const styleOf = (cell: Cell): string =>
  [
    cell.getFgColorMode(),
    cell.getFgColor(),
    cell.getBgColorMode(),
    cell.getBgColor(),
    cell.isBold(),
    cell.isDim(),
    cell.isItalic(),
    cell.isUnderline(),
    cell.isInverse(),
    cell.getWidth(),
  ].join(',');

/** The lines of a buffer, cell by cell with styles, starting at line `from`. */
export const linesOf = (buffer: Buffer, from = 0): string[] =>
  Array.from({ length: buffer.length - from }, (_, index) => {
    const line = buffer.getLine(from + index);
    const cells = Array.from({ length: line?.length ?? 0 }, (_x, x) => line?.getCell(x));
    return [line?.isWrapped, ...cells.map((cell) => cell && `${cell.getChars()}/${styleOf(cell)}`)].join(' ');
  });
