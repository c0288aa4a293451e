import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPasteable, joinCommands, shellQuote } from './shell-quote.ts';
import { HARD_TO_QUOTE, hostileTexts } from './test-quoting-values.ts';

/** What the shell makes of quoted values: each followed by a byte that no argument can hold. */
const readByShell = (values: readonly string[]): string[] => {
  const script = `printf '%s\\0' ${values.map(shellQuote).join(' ')}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
};

const HOSTILE = [
  ...HARD_TO_QUOTE,
  String.raw`'\''`,
  String.raw`\'`,
  '\\',
  '"; rm -rf ~; "',
  "'; rm -rf ~; '",
  '$(id)',
  '`id`',
  '${HOME?}',
  '$HOME',
  '~',
  '~root',
  '!!',
  '*',
  '/*',
  '[a-z]?',
  '{a,b}',
  '#comment',
  '> /dev/null',
  'a && b || c',
  'a;b|c&',
  'two\nlines',
  'ends with a line\n',
  '\n',
  '\t\r\u001b[201~\u0003',
  'a=b',
  '=ls',
  '-n',
  '--proxy=evil.example.com',
  '\u202e\u200b\u{1f600}é',
  'x'.repeat(10_000),
];

test.each(HOSTILE)('the shell reads %j as one word, and as it is', (value) => {
  expect(readByShell([value])).toEqual([value]);
});

test('many values stay as many words', () => {
  expect(readByShell(HOSTILE)).toEqual(HOSTILE);
});

const SPECIAL_CHARACTERS = String.raw`' " \ $ ! * ? [ ] { } ( ) < > | & ; # ~ = % ^ - a é`
  .split(' ')
  .concat('`', ' ', '\n', '\t', '\r', '\u001b', '\u202e');
const words = hostileTexts(SPECIAL_CHARACTERS).filter((text) => !text.includes('\0'));

test('10,000 words of any kind: the shell reads them back', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 40, maxLength: 40 }), (values) => {
      expect(readByShell(values)).toEqual(values);
    }),
    { numRuns: 250 },
  );
});

test.each(['web-01', 'one.example.com:443', 'alice@example.com', '50%', 'a/b_c+d,e'])('%s stays bare', (value) => {
  expect(shellQuote(value)).toBe(value);
});

// docs/behaviour.md#copied-commands "Commands that are copied together", "a program that reads a password"
test('pasted commands run even when the first one reads a password', () => {
  const programs = 'login() { read -r password; echo "password: $password"; }';
  // A shell reads a pipe line by line, like a terminal without bracketed paste.
  const pasted = joinCommands(['login', 'echo second', 'echo third']);
  const typed = [programs, pasted, 'secret', ''].join('\n');
  expect(execFileSync('bash', { input: typed, encoding: 'utf8' })).toBe('password: secret\nsecond\nthird\n');
});

test('pasted commands stop at the first one that fails', () => {
  const pasted = joinCommands(['echo first', 'false', 'echo third']);
  expect(execFileSync('sh', ['-c', `${pasted}; true`], { encoding: 'utf8' })).toBe('first\n');
});

describe('a command is pasteable', () => {
  test.each(['tsh kube login prod', "tsh kube login 'two words'", 'a\u202eb'])('%j', (command) => {
    expect(isPasteable(command)).toBe(true);
  });

  test.each(['a\nb', 'a\rb', 'a\u0003b', '\u001b[201~', 'a\u0000', 'a\u009b', '\t', '\u007f'])('not %j', (command) => {
    expect(isPasteable(command)).toBe(false);
  });
});
