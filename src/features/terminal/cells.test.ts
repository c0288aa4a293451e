import type { Terminal } from '@xterm/headless';
import { beforeEach, expect, test } from 'vitest';
import { openTerminal, writeToTerminal } from '#domain/terminal/flood/test-terminal.ts';
import { cellsOf } from './cells.ts';
import { outputLinesOf } from './buffer-text.ts';

/** A terminal of thirty columns and six rows with ten rows of scrollback. */
let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});

const write = (text: string) => writeToTerminal(terminal, new TextEncoder().encode(text));
const lines = () => [...outputLinesOf(terminal.buffer.active)].filter(({ text }) => text !== '');
const cellsOfPart = (line: number, part: string) => {
  const outputLine = lines()[line] ?? { row: 0, text: '' };
  return cellsOf(terminal.buffer.active, outputLine, { start: outputLine.text.indexOf(part), length: part.length });
};
/** Seventy different characters. */
const SEVENTY_CHARACTERS = Array.from({ length: 70 }, (_, index) => String.fromCodePoint(0x30 + index)).join('');

test('finds the cells of a word', async () => {
  await write('one two');
  expect(cellsOfPart(0, 'two')).toEqual([{ row: 0, col: 4, width: 3 }]);
});

test('finds the cells of wide and combined letters', async () => {
  await write('日本語 e\u0301x');
  expect(cellsOfPart(0, '本')).toEqual([{ row: 0, col: 2, width: 2 }]);
  expect(cellsOfPart(0, 'x')).toEqual([{ row: 0, col: 8, width: 1 }]);
});

test('finds the cells of wrapped text in each row', async () => {
  await write(`a\r\n${SEVENTY_CHARACTERS}`);
  expect(cellsOfPart(1, SEVENTY_CHARACTERS.slice(25, 65))).toEqual([
    { row: 1, col: 25, width: 5 },
    { row: 2, col: 0, width: 30 },
    { row: 3, col: 0, width: 5 },
  ]);
});

test('finds the cells of a wide letter that wrapped to the next row', async () => {
  await write(`${'x'.repeat(29)}語y`);
  expect(cellsOfPart(0, '語y')).toEqual([{ row: 1, col: 0, width: 3 }]);
});
