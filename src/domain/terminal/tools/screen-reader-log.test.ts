import { describe, expect, test } from 'vitest';
import { announcementOf, MAX_ANNOUNCED_LINES, applyKeys, unechoedKeys, type NewOutput } from './screen-reader-log.ts';

const none: NewOutput = { known: 'root@web-01:~# ', line: 'root@web-01:~# ', typed: '', below: [], ended: 0 };
const announcedLines = (output: Partial<NewOutput>) => announcementOf({ ...none, ...output });

describe('what is heard', () => {
  test.each<[string, Partial<NewOutput>, readonly string[]]>([
    ['a first prompt', { known: '' }, ['root@web-01:~#']],
    [
      'the output of a command, and the prompt below it',
      { line: `${none.known}ls`, typed: 'ls', below: ['one  two', '', none.known], ended: 3 },
      ['one  two', 'root@web-01:~#'],
    ],
    ['what completes a word', { line: `${none.known}cat notes.txt`, typed: 'cat n' }, ['otes.txt']],
    ['a command of before', { line: `${none.known}make test` }, ['make test']],
    ['a line that was drawn over', { known: '10%', line: '20%' }, ['20%']],
  ])('%s', (_what, output, lines) => expect(announcedLines(output)).toEqual({ kind: 'lines', lines }));

  test.each<[string, Partial<NewOutput>]>([
    ['nothing new', {}],
    ['the echo of keys', { line: `${none.known}ls -l`, typed: 'ls -l' }],
    ['the first of the keys, while the others are under way', { line: `${none.known}ls`, typed: 'ls -l' }],
    ['keys that have not come back', { typed: 'ls' }],
    ['blanks', { below: ['  ', ''], ended: 2 }],
  ])('not %s', (_what, output) => expect(announcedLines(output)).toBeUndefined());
});

test.each<[string, Partial<NewOutput>, string]>([
  ['none of them', { typed: 'ls' }, 'ls'],
  ['the first of them', { line: `${none.known}ls`, typed: 'ls -l' }, ' -l'],
  ['all of them', { line: `${none.known}ls`, typed: 'ls' }, ''],
  ['them, and what completes a word', { line: `${none.known}cat notes.txt`, typed: 'cat n' }, ''],
  ['nothing, as of a password, until the line ended', { typed: 'secret', below: [''], ended: 1 }, ''],
])('of keys, when %s came back, the others are waited for', (_what, output, keys) =>
  expect(unechoedKeys({ ...none, ...output })).toBe(keys),
);

test('a flood is counted, and its last line is read', () => {
  const below = Array.from({ length: 4 }, (_, at) => `line ${at}`);
  expect(announcedLines({ below: [...below, ''], ended: 5000 })).toEqual({
    kind: 'flood',
    count: 5000,
    last: 'line 3',
  });
});

test('as many lines as can be listened to are no flood', () => {
  const below = Array.from({ length: MAX_ANNOUNCED_LINES }, (_, at) => `line ${at}`);
  expect(announcedLines({ below, ended: MAX_ANNOUNCED_LINES })?.kind).toBe('lines');
  expect(announcedLines({ below, ended: MAX_ANNOUNCED_LINES + 1 })?.kind).toBe('flood');
});

test('a line without end is cut', () => {
  const said = announcedLines({ below: ['x'.repeat(5000)], ended: 1 });
  expect(said?.kind === 'lines' && said.lines[0]?.length).toBe(501);
});

test.each([
  ['', 'ls', 'ls'],
  ['ls', ' -l', 'ls -l'],
  ['lss', '\x7f', 'ls'],
  ['', '\x7f', ''],
  ['a', '\t\r', 'a'],
  ['a', '\x1b[A', 'a'],
])('%j and the keys %j are %j', (typed, keys, seen) => expect(applyKeys(typed, keys)).toBe(seen));
