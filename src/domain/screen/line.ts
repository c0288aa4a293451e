// One line of the screen. Each cell consists of four numbers, in the same layout as in the terminal widget (xterm.js).

/** The four numbers of a cell: content, foreground, background, and the number of its extended attributes. */
export const CELL_SIZE = 4;
/** The bits of a cell's content that contain its code point. */
export const CODE_MASK = 0x1f_ffff;
/** The bit of a cell's content that is set if its letter consists of several code points. */
export const JOINED_FLAG = 0x20_0000;
const CONTENT_MASK = 0x3f_ffff;
/** The position of the bits of a cell's content that contain its width: 0 for the second half of a wide letter. */
export const WIDTH_SHIFT = 22;
/** The content of an empty cell. */
export const EMPTY_CELL = 1 << WIDTH_SHIFT;

/** The style of new letters: colors with flags, and the number of the extended attributes (extended-attributes.ts). */
export interface Pen {
  fg: number;
  bg: number;
  ext: number;
}

export const DEFAULT_PEN: Readonly<Pen> = { fg: 0, bg: 0, ext: 0 };

export interface Line {
  cells: Uint32Array;
  columns: number;
  /** Whether the line continues the line above. */
  isWrapped: boolean;
  /** Letters of several code points by column. Entries of cells without `JOINED_FLAG` are outdated. */
  joinedLetters: Map<number, string> | undefined;
  /** The time of the last change, in milliseconds of the recording. */
  changedAt: number;
  /** The row of the line at the last change. */
  changedRow: number;
  /** Whether a listener has recorded the line since the last change. */
  isRecorded: boolean;
}

export function blankLine(columns: number, { fg, bg, ext }: Readonly<Pen>, isWrapped = false): Line {
  const line: Line = {
    cells: new Uint32Array(columns * CELL_SIZE),
    columns,
    isWrapped,
    joinedLetters: undefined,
    changedAt: 0,
    changedRow: 0,
    isRecorded: false,
  };
  fillCells(line, [0, columns], { fg, bg, ext });
  return line;
}

export function setCell({ cells }: Line, column: number, [content, fg, bg, ext]: readonly number[]): void {
  const offset = column * CELL_SIZE;
  cells[offset] = content ?? 0;
  cells[offset + 1] = fg ?? 0;
  cells[offset + 2] = bg ?? 0;
  cells[offset + 3] = ext ?? 0;
}

export function fillCells(
  { cells }: Line,
  [from, to]: readonly [number, number],
  { fg, bg, ext }: Readonly<Pen>,
): void {
  if (from >= to) return;
  const start = from * CELL_SIZE;
  const end = to * CELL_SIZE;
  if (fg === 0 && bg === 0 && ext === 0) {
    cells.fill(0, start, end);
    for (let offset = start; offset < end; offset += CELL_SIZE) cells[offset] = EMPTY_CELL;
    return;
  }
  for (let offset = start; offset < end; offset += CELL_SIZE) {
    cells[offset] = EMPTY_CELL;
    cells[offset + 1] = fg;
    cells[offset + 2] = bg;
    cells[offset + 3] = ext;
  }
}

export const contentAt = ({ cells }: Line, column: number): number => cells[column * CELL_SIZE] ?? 0;
export const widthAt = (line: Line, column: number): number => contentAt(line, column) >>> WIDTH_SHIFT;
export const hasContent = (line: Line, column: number): boolean => (contentAt(line, column) & CONTENT_MASK) !== 0;

/** The letter of a cell; an empty string for an empty cell. */
export function lettersAt(line: Line, column: number): string {
  const content = contentAt(line, column);
  if ((content & JOINED_FLAG) !== 0) return line.joinedLetters?.get(column) ?? '';
  const code = content & CODE_MASK;
  return code === 0 ? '' : String.fromCodePoint(code);
}

/** Adds a code point, such as a combining accent, to the letter of a cell. */
export function joinToCell(line: Line, column: number, [code, width]: readonly [number, number]): void {
  const previousContent = contentAt(line, column);
  let content: number;
  if ((previousContent & CONTENT_MASK) === 0) content = code | EMPTY_CELL;
  else {
    line.joinedLetters ??= new Map();
    line.joinedLetters.set(column, lettersAt(line, column) + String.fromCodePoint(code));
    content = (previousContent & ~CODE_MASK) | JOINED_FLAG;
  }
  if (width > 0) content = (content & CONTENT_MASK) | (width << WIDTH_SHIFT);
  line.cells[column * CELL_SIZE] = content;
}

/** Copies `count` cells from column `source` of a line to column `target` of the same or another line. */
export function copyCells(to: Line, from: Line, [source, target, count]: readonly [number, number, number]): void {
  const movedLetters: [number, string][] = [];
  for (const [column, letters] of from.joinedLetters ?? []) {
    const isMoved = column >= source && column < source + count && (contentAt(from, column) & JOINED_FLAG) !== 0;
    if (isMoved) movedLetters.push([column - source + target, letters]);
  }
  if (movedLetters.length > 0) to.joinedLetters ??= new Map();
  for (const [column, letters] of movedLetters) to.joinedLetters?.set(column, letters);
  if (to === from) to.cells.copyWithin(target * CELL_SIZE, source * CELL_SIZE, (source + count) * CELL_SIZE);
  else to.cells.set(from.cells.subarray(source * CELL_SIZE, (source + count) * CELL_SIZE), target * CELL_SIZE);
}

/** Inserts blank cells and moves the following cells to the right. A wide letter that is cut in two is erased. */
export function insertCells(line: Line, [column, count]: readonly [number, number], pen: Readonly<Pen>): void {
  const { columns } = line;
  const from = column % columns;
  const blank = [EMPTY_CELL, pen.fg, pen.bg, pen.ext];
  if (from > 0 && widthAt(line, from - 1) === 2) setCell(line, from - 1, blank);
  const movedCount = columns - from - count;
  if (movedCount > 0) copyCells(line, line, [from, from + count, movedCount]);
  fillCells(line, [from, Math.min(columns, from + count)], pen);
  if (widthAt(line, columns - 1) === 2) setCell(line, columns - 1, blank);
}

/** Deletes cells and moves the following cells to the left. */
export function deleteCells(line: Line, [column, count]: readonly [number, number], pen: Readonly<Pen>): void {
  const { columns } = line;
  const from = column % columns;
  const blank = [EMPTY_CELL, pen.fg, pen.bg, pen.ext];
  const movedCount = columns - from - count;
  if (movedCount > 0) copyCells(line, line, [from + count, from, movedCount]);
  fillCells(line, [Math.max(from, columns - count), columns], pen);
  if (from > 0 && widthAt(line, from - 1) === 2) setCell(line, from - 1, blank);
  if (widthAt(line, from) === 0 && !hasContent(line, from)) setCell(line, from, blank);
}

/** The length of the line in cells, without empty cells at its end. */
export function trimmedLength(line: Line): number {
  for (let column = line.columns - 1; column >= 0; column -= 1)
    if (hasContent(line, column)) return column + widthAt(line, column);
  return 0;
}

/** The text of a line. By default, empty cells at its end are left out. */
export function lineText(line: Line, length = trimmedLength(line)): string {
  let text = '';
  for (let column = 0; column < length; column += widthAt(line, column) || 1) text += lettersAt(line, column) || ' ';
  return text;
}
