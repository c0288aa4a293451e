import type { Terminal } from '@xterm/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTerminal } from '#domain/terminal/flood/test-terminal.ts';
import { announceOutput, type OutputAnnouncement } from './live-log.ts';

/** A terminal of thirty columns and six rows with ten rows of scrollback. */
let terminal: Terminal;
let announcements: OutputAnnouncement[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  terminal = openTerminal();
  announcements = [];
  stop = announceOutput(terminal, (announcement) => announcements.push(announcement));
});
afterEach(() => void vi.useRealTimers());

const PROMPT = 'root@web-01:~# ';

/** The announcements after this output and this many milliseconds. */
async function after(output: string, ms = 400): Promise<OutputAnnouncement[]> {
  terminal.write(output);
  await vi.advanceTimersByTimeAsync(ms);
  return announcements.splice(0);
}
const lines = (...all: string[]): OutputAnnouncement[] => [{ kind: 'lines', lines: all }];
const numberedLines = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `line ${from + index}\r\n`).join('');

test('announces each line of output and the prompt once', async () => {
  expect(await after(`welcome\r\n${PROMPT}`)).toEqual(lines('welcome', PROMPT.trim()));
  expect(await after('', 5_000)).toEqual([]);
  expect(await after(`\r\nhello  world\r\n${PROMPT}`)).toEqual(lines('hello  world', PROMPT.trim()));
});

test('skips the echo of keys but announces other output in the same line', async () => {
  await after(PROMPT);
  terminal.input('ec');
  expect(await after('ec')).toEqual([]);
  terminal.input('h\t');
  expect(await after('ho ')).toEqual(lines('o'));
});

test('skips the echo of keys after other output', async () => {
  await after(PROMPT);
  terminal.write('\x1b[m');
  terminal.input('ec');
  expect(await after('')).toEqual([]);
  expect(await after('e')).toEqual([]);
  terminal.input('ho hi\r');
  expect(await after(`cho hi\r\nhi\r\n${PROMPT}`)).toEqual(lines('hi', PROMPT.trim()));
});

test('announces only the output of a typed command', async () => {
  await after(PROMPT);
  terminal.input('id\r');
  expect(await after(`id\r\nuid=0(root)\r\n${PROMPT}`)).toEqual(lines('uid=0(root)', PROMPT.trim()));
});

test('announces wrapped lines as one line', async () => {
  expect(await after(`${'x'.repeat(70)}\r\n`)).toEqual(lines('x'.repeat(70)));
});

test('counts the lines of a flood, and repeats the count after five seconds', async () => {
  expect(await after(numberedLines(300))).toEqual([{ kind: 'flood', count: 300, last: 'line 300' }]);
  expect(await after(numberedLines(200, 301), 2_000)).toEqual([]);
  expect(await after(numberedLines(200, 501), 3_000)).toEqual([{ kind: 'flood', count: 400, last: 'line 700' }]);
  expect(await after(PROMPT, 5_000)).toEqual(lines(PROMPT.trim()));
});

test('announces new lines after the screen and the scrollback were erased', async () => {
  await after(numberedLines(16));
  expect(await after(`\x1b[3J\x1b[2J\x1b[Hone\r\ntwo\r\n`, 5_000)).toEqual(lines('one', 'two'));
});

test('announces the prompt again after the screen was cleared', async () => {
  await after(PROMPT);
  expect(await after(`clear\r\n\x1b[H\x1b[2J${PROMPT}`)).toEqual(lines(PROMPT.trim()));
});

test('announces that a full-screen program started, without its output', async () => {
  await after(PROMPT);
  expect(await after('\x1b[?1049h\x1b[2Jfile\r\n~\r\n~')).toEqual([{ kind: 'alternate' }]);
  expect(await after(`\x1b[?1049l\r\n${PROMPT}`)).toEqual([{ kind: 'normal' }, ...lines(PROMPT.trim())]);
});

test('announces the code points of invisible characters', async () => {
  expect(await after('a\u202Eb\r\n')).toEqual(lines('aU+202Eb'));
});

test('announces nothing after it was stopped', async () => {
  terminal.write('soon');
  stop();
  expect(await after('late\r\n', 5_000)).toEqual([]);
});
