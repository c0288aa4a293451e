import type { Terminal } from '@xterm/headless';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTerminal, writeToTerminal } from '#domain/terminal/flood/test-terminal.ts';
import { firstRow, outputLinesOf, selectedText, bufferText } from './buffer-text.ts';

/** A terminal of thirty columns and six rows with ten rows of scrollback. */
let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});

const write = (text: string) => writeToTerminal(terminal, new TextEncoder().encode(text));
const lines = () => [...outputLinesOf(terminal.buffer.active)].filter(({ text }) => text !== '');
/** Seventy different characters. */
const SEVENTY_CHARACTERS = Array.from({ length: 70 }, (_, index) => String.fromCodePoint(0x30 + index)).join('');

describe('lines', () => {
  test('are joined if they are wrapped, and keep their blanks', async () => {
    await write(`${SEVENTY_CHARACTERS}\r\n${'x'.repeat(29)} y\r\nend  \r\n`);
    expect(lines()).toEqual([
      { row: 0, text: SEVENTY_CHARACTERS },
      { row: 3, text: `${'x'.repeat(29)} y` },
      { row: 5, text: 'end  ' },
    ]);
  });

  test('get no blank in front of a wrapped wide letter', async () => {
    await write(`${'x'.repeat(29)}語y`);
    expect(lines()[0]?.text).toBe(`${'x'.repeat(29)}語y`);
  });

  test('start at the first of their rows', async () => {
    await write(`one\r\n${SEVENTY_CHARACTERS}`);
    expect([0, 1, 2, 3].map((row) => firstRow(terminal.buffer.active, row))).toEqual([0, 1, 1, 1]);
  });
});

describe('plain text', () => {
  test('of a buffer has no blanks at line ends and one final line break', async () => {
    await write(`one   \r\n\r\n${SEVENTY_CHARACTERS}\r\ntwo \x1b[44m  \x1b[m`);
    expect(bufferText(terminal.buffer.active)).toBe(`one\n\n${SEVENTY_CHARACTERS}\ntwo\n`);
  });

  test('of an empty buffer is one line break', () => expect(bufferText(terminal.buffer.active)).toBe('\n'));

  test.each([
    ['a  \r\nb\t', 'a\nb'],
    ['a\n\n\n', 'a\n'],
    ['a\u00a0', 'a'],
    ['', ''],
  ])('of the selection %j is %j', (selection, text) => expect(selectedText(selection)).toBe(text));
});
