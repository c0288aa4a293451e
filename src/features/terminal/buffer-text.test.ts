import type { Terminal } from '@xterm/headless';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTerminal, written } from '#domain/terminal/flood/test-terminal.ts';
import { firstRow, outputLinesOf, selectedText, bufferText } from './buffer-text.ts';

/** Thirty columns, six rows and ten of scrollback. */
let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});

const write = (text: string) => written(terminal, new TextEncoder().encode(text));
const lines = () => [...outputLinesOf(terminal.buffer.active)].filter(({ text }) => text !== '');
/** Seventy letters, none of them twice. */
const LONG = Array.from({ length: 70 }, (_, at) => String.fromCodePoint(0x30 + at)).join('');

describe('lines', () => {
  test('that were wrapped are whole, with the blanks at their joints', async () => {
    await write(`${LONG}\r\n${'x'.repeat(29)} y\r\nend  \r\n`);
    expect(lines()).toEqual([
      { row: 0, text: LONG },
      { row: 3, text: `${'x'.repeat(29)} y` },
      { row: 5, text: 'end  ' },
    ]);
  });

  test('get no blank where a wide letter had no room', async () => {
    await write(`${'x'.repeat(29)}語y`);
    expect(lines()[0]?.text).toBe(`${'x'.repeat(29)}語y`);
  });

  test('begin at the row that is no continuation', async () => {
    await write(`one\r\n${LONG}`);
    expect([0, 1, 2, 3].map((row) => firstRow(terminal.buffer.active, row))).toEqual([0, 1, 1, 1]);
  });
});

describe('as plain text', () => {
  test('a buffer has no blanks at the ends of lines and one break at its own', async () => {
    await write(`one   \r\n\r\n${LONG}\r\ntwo \x1b[44m  \x1b[m`);
    expect(bufferText(terminal.buffer.active)).toBe(`one\n\n${LONG}\ntwo\n`);
  });

  test('an empty one is one break', () => expect(bufferText(terminal.buffer.active)).toBe('\n'));

  test.each([
    ['a  \r\nb\t', 'a\nb'],
    ['a\n\n\n', 'a\n'],
    ['a\u00a0', 'a'],
    ['', ''],
  ])('the selection %j is %j', (selection, text) => expect(selectedText(selection)).toBe(text));
});
