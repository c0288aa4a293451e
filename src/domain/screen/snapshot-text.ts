// Converts the screen to terminal output that draws the same screen.
import type { ScreenBuffer } from './buffer.ts';
import { charsetLetterOf, sourceCodeOf, type Charset } from './charsets.ts';
import { lettersAt, DEFAULT_PEN, widthAt, type Line, type Pen } from './line.ts';
import { COLOR_MASK } from './pen.ts';
import type { Modes, ScreenState } from './screen-state.ts';
import { createStyleWriter } from './style-text.ts';

type StyleWriter = ReturnType<typeof createStyleWriter>;

const moveTo = (x: number, y: number): string => `\x1b[${y + 1};${x + 1}H`;
const designateCharset = (charset: Charset | undefined, designator = '('): string =>
  `\x1b${designator}${charsetLetterOf(charset)}`;

/** A control character without effect. The letter after it does not join the letter before it. */
const SEPARATOR = '\x00';
const isAscii = (letters: string): boolean => letters <= '~' && letters.length === 1;

const penAt = ({ cells }: Line, column: number): Pen => ({
  fg: (cells[column * 4 + 1] ?? 0) | 0,
  bg: (cells[column * 4 + 2] ?? 0) | 0,
  ext: cells[column * 4 + 3] ?? 0,
});

const isPlain = ({ fg, bg, ext }: Pen): boolean => fg === 0 && (bg & ~COLOR_MASK) === 0 && ext === 0;

/** Marks rows as wrapped, by printing past the end of the row above. */
function wrappedRowsText({ lines, columns, rows }: ScreenBuffer): string {
  const wrapOver = (row: number) =>
    `${moveTo(columns - 1, row - 1)}  ${moveTo(columns - 1, row - 1)}\x1b[X${moveTo(0, row)}\x1b[X`;
  const isWrapped = (row: number) => lines[row]?.isWrapped === true;
  // The row above the first row is not on the screen, so a wrapped row is created below and scrolled up.
  const singleRow = `${moveTo(columns - 1, 0)}  ${moveTo(0, 0)}\x1b[X`;
  const scrolledRow = `${wrapOver(1)}${moveTo(0, rows - 1)}\n`;
  const firstRow = rows > 1 ? scrolledRow : singleRow;
  const otherRows = lines.map((_, row) => (row > 0 && isWrapped(row) ? wrapOver(row) : '')).join('');
  return (isWrapped(0) ? firstRow : '') + otherRows;
}

/** Draws one row. Empty cells are skipped, or erased if they have a background. */
function rowText(line: Line, [row, columns]: readonly [number, number], style: StyleWriter): string {
  let text = '';
  let cursorColumn = -1;
  let wasAscii = true;
  for (let column = 0; column < columns;) {
    const letters = lettersAt(line, column);
    const pen = penAt(line, column);
    const width = Math.max(1, widthAt(line, column));
    if (letters === '' && isPlain(pen)) {
      let end = column + 1;
      while (
        end < columns &&
        lettersAt(line, end) === '' &&
        penAt(line, end).bg === pen.bg &&
        isPlain(penAt(line, end))
      )
        end += 1;
      if (pen.bg !== 0) text += `${moveTo(column, row)}${style(pen)}\x1b[${end - column}X`;
      column = end;
      continue;
    }
    const isAsciiNow = isAscii(letters) || letters === '';
    if (cursorColumn !== column) text += moveTo(column, row);
    else if (!isAsciiNow || !wasAscii) text += SEPARATOR;
    text += style(pen) + (letters || ' ');
    wasAscii = isAsciiNow;
    column += width;
    cursorColumn = column;
  }
  return text;
}

function linesText(buffer: ScreenBuffer, style: StyleWriter): string {
  const { lines, columns } = buffer;
  const rows = lines.map((line, row) => rowText(line, [row, columns], style));
  return `${style(DEFAULT_PEN)}${wrappedRowsText(buffer)}${rows.join('')}${style(DEFAULT_PEN)}`;
}

/** Saves the cursor, the colors and the character set that the buffer has saved. */
function savedCursorText({ saved, rows, columns }: ScreenBuffer, style: StyleWriter): string {
  const { x, y, fg, bg, charset } = saved;
  if (x === 0 && y === 0 && fg === 0 && bg === 0 && charset === undefined) return '';
  const position = moveTo(Math.min(x, columns - 1), Math.min(y, rows - 1));
  return `${position}${designateCharset(charset)}${style({ fg, bg, ext: 0 })}\x1b7${style(DEFAULT_PEN)}\x1b(B`;
}

const tabsText = ({ tabs, columns }: ScreenBuffer): string =>
  `\x1b[3g${[...tabs]
    .filter((column) => column < columns)
    .map((column) => `${moveTo(column, 0)}\x1bH`)
    .join('')}`;

const marginsText = ({ top, bottom, rows }: ScreenBuffer): string =>
  top === 0 && bottom === rows - 1 ? '' : `\x1b[${top + 1};${bottom + 1}r`;

const modeSequence = (name: string, isSet: boolean): string => `\x1b[${name}${isSet ? 'h' : 'l'}`;

/** The modes that do not affect how the rest of the snapshot is drawn. */
function modesText({ modes }: ScreenState): string {
  const { mouse, mouseEncoding, cursorStyle, cursorBlink } = modes;
  return [
    modeSequence('?1', modes.applicationCursor),
    modeSequence('?66', modes.applicationKeypad),
    modeSequence('?2004', modes.bracketedPaste),
    modeSequence('?1004', modes.focusEvents),
    modeSequence('?25', !modes.hiddenCursor),
    mouse === 0 ? '' : modeSequence(`?${mouse}`, true),
    mouseEncoding === 0 ? '' : modeSequence(`?${mouseEncoding}`, true),
    cursorStyle === 0 ? '' : `\x1b[${cursorStyle} q`,
    cursorBlink === undefined ? '' : modeSequence('?12', cursorBlink),
    modeSequence('?2026', modes.synchronized),
    modeSequence('20', modes.newLine),
  ].join('');
}

/** The modes that affect printing and cursor movement. They are set last. */
const drawingModesText = ({ wrap, reverseWrap, insert }: Modes): string =>
  (wrap ? '' : modeSequence('?7', false)) + modeSequence('?45', reverseWrap) + (insert ? modeSequence('4', true) : '');

/**
 * Places the cursor. The letter before the cursor is printed again if a following letter may join it, or if the cursor
 * is after the last column, where a sequence cannot move it.
 */
function cursorText(state: ScreenState, style: StyleWriter): string {
  const { active, modes, columns, pen, charset, joinState } = state;
  const { x, y, top } = active;
  const row = modes.origin ? y - top : y;
  const line = active.lines[y];
  if (line === undefined || (joinState === 0 && x < columns)) return moveTo(x, row) + style(pen);
  const column = Math.max(0, widthAt(line, x - 1) > 0 ? x - 1 : x - 2);
  const codes = Array.from(lettersAt(line, column) || ' ', (letter) =>
    sourceCodeOf(letter.codePointAt(0) ?? 0, charset),
  );
  const deletionSequence = modes.insert ? `\x1b[${x - column}P` : '';
  const letters = String.fromCodePoint(...codes);
  return `${moveTo(column, row)}${style(pen)}${deletionSequence}${letters}${joinState === 0 ? SEPARATOR : ''}`;
}

function charsetsText({ charsets, level }: ScreenState): string {
  const designators = ['(', ')', '*', '+'];
  const designations = designators.map((designator, index) =>
    charsets[index] ? designateCharset(charsets[index], designator) : '',
  );
  return `${designations.join('')}${['\x0f', '\x0e', '\x1bn', '\x1bo'][level] ?? ''}`;
}

/** Cancels an unfinished sequence and resets the terminal. */
const RESET_SEQUENCE = '\x18\x1bc';

/** Output that draws the state on a terminal of the same size, whatever that terminal shows. */
export function snapshotText(state: ScreenState): string {
  const { normal, alternate, active, extended } = state;
  const style = createStyleWriter(extended);
  const isAlternate = active === alternate;
  const text = [RESET_SEQUENCE, modeSequence('20', false)];
  const saved = savedCursorText(alternate, style);
  if (!isAlternate && saved !== '') text.push(modeSequence('?47', true), saved, modeSequence('?47', false));
  text.push(linesText(normal, style), tabsText(normal), savedCursorText(normal, style));
  if (isAlternate) {
    text.push(marginsText(normal), moveTo(0, normal.y), modeSequence('?47', true));
    text.push(linesText(alternate, style), tabsText(alternate), saved);
  }
  text.push(modesText(state), charsetsText(state), marginsText(active), modeSequence('?6', state.modes.origin));
  text.push(drawingModesText(state.modes), cursorText(state, style));
  return text.join('');
}
