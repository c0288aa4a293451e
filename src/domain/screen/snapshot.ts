// The screen as output that draws it again.
import type { Buffer } from './buffer.ts';
import { letterOf, sourceOf, type Charset } from './charsets.ts';
import { lettersAt, PLAIN, widthAt, type Line, type Pen } from './line.ts';
import { COLOR_MASK } from './pen.ts';
import type { Modes, State } from './state.ts';
import { createStyleWriter } from './style-text.ts';

type Style = ReturnType<typeof createStyleWriter>;

const to = (x: number, y: number): string => `\x1b[${y + 1};${x + 1}H`;
const designation = (charset: Charset | undefined, place = '('): string => `\x1b${place}${letterOf(charset)}`;

/** Does nothing, but what is printed after it joins nothing before it. */
const SEPARATOR = '\x00';
const isAscii = (letters: string): boolean => letters <= '~' && letters.length === 1;

const penAt = ({ cells }: Line, column: number): Pen => ({
  fg: (cells[column * 4 + 1] ?? 0) | 0,
  bg: (cells[column * 4 + 2] ?? 0) | 0,
  ext: cells[column * 4 + 3] ?? 0,
});

const isPlain = ({ fg, bg, ext }: Pen): boolean => fg === 0 && (bg & ~COLOR_MASK) === 0 && ext === 0;

/** Marks rows as going on what the row above began: by writing over its end. */
function wrappedRows({ lines, columns, rows }: Buffer): string {
  const over = (row: number) => `${to(columns - 1, row - 1)}  ${to(columns - 1, row - 1)}\x1b[X${to(0, row)}\x1b[X`;
  const isWrapped = (row: number) => lines[row]?.isWrapped === true;
  // The first row follows one that has gone, so it is made below and moved up.
  const alone = `${to(columns - 1, 0)}  ${to(0, 0)}\x1b[X`;
  const below = `${over(1)}${to(0, rows - 1)}\n`;
  const first = rows > 1 ? below : alone;
  const rest = lines.map((_, row) => (row > 0 && isWrapped(row) ? over(row) : '')).join('');
  return (isWrapped(0) ? first : '') + rest;
}

/** One row, but for what is empty at its end. */
function rowText(line: Line, [row, columns]: readonly [number, number], style: Style): string {
  let text = '';
  let at = -1;
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
      if (pen.bg !== 0) text += `${to(column, row)}${style(pen)}\x1b[${end - column}X`;
      column = end;
      continue;
    }
    const isAsciiNow = isAscii(letters) || letters === '';
    if (at !== column) text += to(column, row);
    else if (!isAsciiNow || !wasAscii) text += SEPARATOR;
    text += style(pen) + (letters || ' ');
    wasAscii = isAsciiNow;
    column += width;
    at = column;
  }
  return text;
}

function linesText(buffer: Buffer, style: Style): string {
  const { lines, columns } = buffer;
  const rows = lines.map((line, row) => rowText(line, [row, columns], style));
  return `${style(PLAIN)}${wrappedRows(buffer)}${rows.join('')}${style(PLAIN)}`;
}

/** What a screen has saved of cursor, colors and character set. */
function savedText({ saved, rows, columns }: Buffer, style: Style): string {
  const { x, y, fg, bg, charset } = saved;
  if (x === 0 && y === 0 && fg === 0 && bg === 0 && charset === undefined) return '';
  const place = to(Math.min(x, columns - 1), Math.min(y, rows - 1));
  return `${place}${designation(charset)}${style({ fg, bg, ext: 0 })}\x1b7${style(PLAIN)}\x1b(B`;
}

const tabsText = ({ tabs, columns }: Buffer): string =>
  `\x1b[3g${[...tabs]
    .filter((column) => column < columns)
    .map((column) => `${to(column, 0)}\x1bH`)
    .join('')}`;

const marginsText = ({ top, bottom, rows }: Buffer): string =>
  top === 0 && bottom === rows - 1 ? '' : `\x1b[${top + 1};${bottom + 1}r`;

const mode = (name: string, isSet: boolean): string => `\x1b[${name}${isSet ? 'h' : 'l'}`;

/** The modes that change nothing of how the rest is drawn. */
function modesText({ modes }: State): string {
  const { mouse, mouseEncoding, cursorStyle, cursorBlink } = modes;
  return [
    mode('?1', modes.applicationCursor),
    mode('?66', modes.applicationKeypad),
    mode('?2004', modes.bracketedPaste),
    mode('?1004', modes.focusEvents),
    mode('?25', !modes.hiddenCursor),
    mouse === 0 ? '' : mode(`?${mouse}`, true),
    mouseEncoding === 0 ? '' : mode(`?${mouseEncoding}`, true),
    cursorStyle === 0 ? '' : `\x1b[${cursorStyle} q`,
    cursorBlink === undefined ? '' : mode('?12', cursorBlink),
    mode('?2026', modes.synchronized),
    mode('20', modes.newLine),
  ].join('');
}

/** The modes under which printing, and moving, is something else. */
const drawingModes = ({ wrap, reverseWrap, insert }: Modes): string =>
  (wrap ? '' : mode('?7', false)) + mode('?45', reverseWrap) + (insert ? mode('4', true) : '');

/** Where the cursor stands; with the letter before it again where something may join that, or where it stands behind the last. */
function cursorText(state: State, style: Style): string {
  const { active, modes, columns, pen, charset, joinState } = state;
  const { x, y, top } = active;
  const row = modes.origin ? y - top : y;
  const line = active.lines[y];
  if (line === undefined || (joinState === 0 && x < columns)) return to(x, row) + style(pen);
  const column = Math.max(0, widthAt(line, x - 1) > 0 ? x - 1 : x - 2);
  const codes = Array.from(lettersAt(line, column) || ' ', (letter) => sourceOf(letter.codePointAt(0) ?? 0, charset));
  const room = modes.insert ? `\x1b[${x - column}P` : '';
  const letters = String.fromCodePoint(...codes);
  return `${to(column, row)}${style(pen)}${room}${letters}${joinState === 0 ? SEPARATOR : ''}`;
}

function charsetsText({ charsets, level }: State): string {
  const places = ['(', ')', '*', '+'];
  const designations = places.map((place, at) => (charsets[at] ? designation(charsets[at], place) : ''));
  return `${designations.join('')}${['\x0f', '\x0e', '\x1bn', '\x1bo'][level] ?? ''}`;
}

/** Ends what was begun, and sets everything back. */
const RESET = '\x18\x1bc';

/** Draws all of this on a terminal of the same size, whatever it showed before. */
export function restoringText(state: State): string {
  const { normal, alternate, active, extended } = state;
  const style = createStyleWriter(extended);
  const isAlternate = active === alternate;
  const text = [RESET, mode('20', false)];
  const saved = savedText(alternate, style);
  if (!isAlternate && saved !== '') text.push(mode('?47', true), saved, mode('?47', false));
  text.push(linesText(normal, style), tabsText(normal), savedText(normal, style));
  if (isAlternate) {
    text.push(marginsText(normal), to(0, normal.y), mode('?47', true));
    text.push(linesText(alternate, style), tabsText(alternate), saved);
  }
  text.push(modesText(state), charsetsText(state), marginsText(active), mode('?6', state.modes.origin));
  text.push(drawingModes(state.modes), cursorText(state, style));
  return text.join('');
}
