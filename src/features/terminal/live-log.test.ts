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
async function announcementsAfter(output: string, ms = 400): Promise<OutputAnnouncement[]> {
  terminal.write(output);
  await vi.advanceTimersByTimeAsync(ms);
  return announcements.splice(0);
}
const linesAnnouncement = (...all: string[]): OutputAnnouncement[] => [{ kind: 'lines', lines: all }];
const numberedLines = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `line ${from + index}\r\n`).join('');

test('announces each line of output and the prompt once', async () => {
  expect(await announcementsAfter(`welcome\r\n${PROMPT}`)).toEqual(linesAnnouncement('welcome', PROMPT.trim()));
  expect(await announcementsAfter('', 5_000)).toEqual([]);
  expect(await announcementsAfter(`\r\nhello  world\r\n${PROMPT}`)).toEqual(
    linesAnnouncement('hello  world', PROMPT.trim()),
  );
});

test('skips the echo of keys but announces other output in the same line', async () => {
  await announcementsAfter(PROMPT);
  terminal.input('ec');
  expect(await announcementsAfter('ec')).toEqual([]);
  terminal.input('h\t');
  expect(await announcementsAfter('ho ')).toEqual(linesAnnouncement('o'));
});

test('skips the echo of keys after other output', async () => {
  await announcementsAfter(PROMPT);
  terminal.write('\x1b[m');
  terminal.input('ec');
  expect(await announcementsAfter('')).toEqual([]);
  expect(await announcementsAfter('e')).toEqual([]);
  terminal.input('ho hi\r');
  expect(await announcementsAfter(`cho hi\r\nhi\r\n${PROMPT}`)).toEqual(linesAnnouncement('hi', PROMPT.trim()));
});

test('announces only the output of a typed command', async () => {
  await announcementsAfter(PROMPT);
  terminal.input('id\r');
  expect(await announcementsAfter(`id\r\nuid=0(root)\r\n${PROMPT}`)).toEqual(
    linesAnnouncement('uid=0(root)', PROMPT.trim()),
  );
});

test('announces wrapped lines as one line', async () => {
  expect(await announcementsAfter(`${'x'.repeat(70)}\r\n`)).toEqual(linesAnnouncement('x'.repeat(70)));
});

test('announces the number of lines during a flood, at most every five seconds', async () => {
  expect(await announcementsAfter(numberedLines(300))).toEqual([{ kind: 'flood', count: 300, last: 'line 300' }]);
  expect(await announcementsAfter(numberedLines(200, 301), 2_000)).toEqual([]);
  expect(await announcementsAfter(numberedLines(200, 501), 3_000)).toEqual([
    { kind: 'flood', count: 400, last: 'line 700' },
  ]);
  expect(await announcementsAfter(PROMPT, 5_000)).toEqual(linesAnnouncement(PROMPT.trim()));
});

test('announces new lines after the screen and the scrollback were erased', async () => {
  await announcementsAfter(numberedLines(16));
  expect(await announcementsAfter(`\x1b[3J\x1b[2J\x1b[Hone\r\ntwo\r\n`, 5_000)).toEqual(
    linesAnnouncement('one', 'two'),
  );
});

test('announces the prompt again after the screen was cleared', async () => {
  await announcementsAfter(PROMPT);
  expect(await announcementsAfter(`clear\r\n\x1b[H\x1b[2J${PROMPT}`)).toEqual(linesAnnouncement(PROMPT.trim()));
});

test('announces the start and the end of a full-screen program, but not its output', async () => {
  await announcementsAfter(PROMPT);
  expect(await announcementsAfter('\x1b[?1049h\x1b[2Jfile\r\n~\r\n~')).toEqual([{ kind: 'alternate' }]);
  expect(await announcementsAfter(`\x1b[?1049l\r\n${PROMPT}`)).toEqual([
    { kind: 'normal' },
    ...linesAnnouncement(PROMPT.trim()),
  ]);
});

test('announces the code points of invisible characters', async () => {
  expect(await announcementsAfter('a\u202Eb\r\n')).toEqual(linesAnnouncement('aU+202Eb'));
});

test('announces nothing after it was stopped', async () => {
  terminal.write('soon');
  stop();
  expect(await announcementsAfter('late\r\n', 5_000)).toEqual([]);
});
