import { describe, expect, test } from 'vitest';
import { announcementOf, MAX_ANNOUNCED_LINES, applyKeys, unechoedKeys, type NewOutput } from './screen-reader-log.ts';

const noOutput: NewOutput = { known: 'root@web-01:~# ', line: 'root@web-01:~# ', typed: '', below: [], ended: 0 };
const announcementFor = (output: Partial<NewOutput>) => announcementOf({ ...noOutput, ...output });

describe('the announcement', () => {
  test.each<[string, Partial<NewOutput>, readonly string[]]>([
    ['the first prompt', { known: '' }, ['root@web-01:~#']],
    [
      'the output of a command and the prompt below it',
      { line: `${noOutput.known}ls`, typed: 'ls', below: ['one  two', '', noOutput.known], ended: 3 },
      ['one  two', 'root@web-01:~#'],
    ],
    ['the text that completes a word', { line: `${noOutput.known}cat notes.txt`, typed: 'cat n' }, ['otes.txt']],
    ['a command from the history', { line: `${noOutput.known}make test` }, ['make test']],
    ['a line that was overwritten', { known: '10%', line: '20%' }, ['20%']],
  ])('contains %s', (_title, output, lines) => expect(announcementFor(output)).toEqual({ kind: 'lines', lines }));

  test.each<[string, Partial<NewOutput>]>([
    ['without new output', {}],
    ['for the echo of keys', { line: `${noOutput.known}ls -l`, typed: 'ls -l' }],
    ['for the echo of the first keys while the others are pending', { line: `${noOutput.known}ls`, typed: 'ls -l' }],
    ['for keys without an echo', { typed: 'ls' }],
    ['for blank lines', { below: ['  ', ''], ended: 2 }],
  ])('is omitted %s', (_title, output) => expect(announcementFor(output)).toBeUndefined());
});

test.each<[string, Partial<NewOutput>, string]>([
  ['all keys before any echo', { typed: 'ls' }, 'ls'],
  ['the last keys after the echo of the first keys', { line: `${noOutput.known}ls`, typed: 'ls -l' }, ' -l'],
  ['no keys after the echo of all keys', { line: `${noOutput.known}ls`, typed: 'ls' }, ''],
  ['no keys after an echo with a completed word', { line: `${noOutput.known}cat notes.txt`, typed: 'cat n' }, ''],
  ['no keys (such as a password) after the line ended', { typed: 'secret', below: [''], ended: 1 }, ''],
])('unechoedKeys returns %s', (_title, output, keys) => expect(unechoedKeys({ ...noOutput, ...output })).toBe(keys));

test('announces the number of lines and the last line of a long output', () => {
  const below = Array.from({ length: 4 }, (_, index) => `line ${index}`);
  expect(announcementFor({ below: [...below, ''], ended: 5000 })).toEqual({
    kind: 'flood',
    count: 5000,
    last: 'line 3',
  });
});

test(`announces up to ${MAX_ANNOUNCED_LINES} lines one by one`, () => {
  const below = Array.from({ length: MAX_ANNOUNCED_LINES }, (_, index) => `line ${index}`);
  expect(announcementFor({ below, ended: MAX_ANNOUNCED_LINES })?.kind).toBe('lines');
  expect(announcementFor({ below, ended: MAX_ANNOUNCED_LINES + 1 })?.kind).toBe('flood');
});

test('shortens a very long line', () => {
  const announcement = announcementFor({ below: ['x'.repeat(5000)], ended: 1 });
  expect(announcement?.kind === 'lines' && announcement.lines[0]?.length).toBe(501);
});

test.each([
  ['', 'ls', 'ls'],
  ['ls', ' -l', 'ls -l'],
  ['lss', '\x7f', 'ls'],
  ['', '\x7f', ''],
  ['a', '\t\r', 'a'],
  ['a', '\x1b[A', 'a'],
])('the text %j and the keys %j give the text %j', (typed, keys, text) => expect(applyKeys(typed, keys)).toBe(text));
