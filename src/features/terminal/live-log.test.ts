import type { Terminal } from '@xterm/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTerminal } from '#domain/terminal/flood/test-terminal.ts';
import { announceOutput, type OutputAnnouncement } from './live-log.ts';

/** Thirty columns, six rows and ten of scrollback. */
let terminal: Terminal;
let told: OutputAnnouncement[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  terminal = openTerminal();
  told = [];
  stop = announceOutput(terminal, (one) => told.push(one));
});
afterEach(() => void vi.useRealTimers());

const PROMPT = 'root@web-01:~# ';

/** What is told once this has come, and so much time has passed. */
async function after(output: string, ms = 400): Promise<OutputAnnouncement[]> {
  terminal.write(output);
  await vi.advanceTimersByTimeAsync(ms);
  return told.splice(0);
}
const lines = (...all: string[]): OutputAnnouncement[] => [{ kind: 'lines', lines: all }];
const numbered = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => `line ${from + at}\r\n`).join('');

test('output is told line by line, once, and the prompt with it', async () => {
  expect(await after(`welcome\r\n${PROMPT}`)).toEqual(lines('welcome', PROMPT.trim()));
  expect(await after('', 5_000)).toEqual([]);
  expect(await after(`\r\nhello  world\r\n${PROMPT}`)).toEqual(lines('hello  world', PROMPT.trim()));
});

test('the echo of keys is left out, and what else comes to their line is not', async () => {
  await after(PROMPT);
  terminal.input('ec');
  expect(await after('ec')).toEqual([]);
  terminal.input('h\t');
  expect(await after('ho ')).toEqual(lines('o'));
});

test('leaves out the echo of keys that arrives after other output', async () => {
  await after(PROMPT);
  terminal.write('\x1b[m');
  terminal.input('ec');
  expect(await after('')).toEqual([]);
  expect(await after('e')).toEqual([]);
  terminal.input('ho hi\r');
  expect(await after(`cho hi\r\nhi\r\n${PROMPT}`)).toEqual(lines('hi', PROMPT.trim()));
});

test('a command that is typed and answered at once is told by its answer alone', async () => {
  await after(PROMPT);
  terminal.input('id\r');
  expect(await after(`id\r\nuid=0(root)\r\n${PROMPT}`)).toEqual(lines('uid=0(root)', PROMPT.trim()));
});

test('lines that were wrapped are told whole', async () => {
  expect(await after(`${'x'.repeat(70)}\r\n`)).toEqual(lines('x'.repeat(70)));
});

test('a flood is counted, and counted again only seconds later', async () => {
  expect(await after(numbered(300))).toEqual([{ kind: 'flood', count: 300, last: 'line 300' }]);
  expect(await after(numbered(200, 301), 2_000)).toEqual([]);
  expect(await after(numbered(200, 501), 3_000)).toEqual([{ kind: 'flood', count: 400, last: 'line 700' }]);
  expect(await after(PROMPT, 5_000)).toEqual(lines(PROMPT.trim()));
});

test('a few lines are told though the place of the last ones is gone', async () => {
  await after(numbered(16));
  expect(await after(`\x1b[3J\x1b[2J\x1b[Hone\r\ntwo\r\n`, 5_000)).toEqual(lines('one', 'two'));
});

test('the prompt of a screen that was cleared is told again', async () => {
  await after(PROMPT);
  expect(await after(`clear\r\n\x1b[H\x1b[2J${PROMPT}`)).toEqual(lines(PROMPT.trim()));
});

test('a program that takes the whole screen is told of, and what it draws is not', async () => {
  await after(PROMPT);
  expect(await after('\x1b[?1049h\x1b[2Jfile\r\n~\r\n~')).toEqual([{ kind: 'alternate' }]);
  expect(await after(`\x1b[?1049l\r\n${PROMPT}`)).toEqual([{ kind: 'normal' }, ...lines(PROMPT.trim())]);
});

test('marks that are not seen are told by name', async () => {
  expect(await after('a\u202Eb\r\n')).toEqual(lines('aU+202Eb'));
});

test('nothing is told any more once it ended', async () => {
  terminal.write('soon');
  stop();
  expect(await after('late\r\n', 5_000)).toEqual([]);
});
