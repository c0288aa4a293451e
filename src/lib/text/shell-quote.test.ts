import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPasteable, joinCommands, shellQuote } from './shell-quote.ts';
import { HARD_TO_QUOTE, hostileTexts } from './test-quoting-values.ts';

/** Passes quoted values to a shell and returns the arguments that it reads. The script prints a NUL byte after each. */
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

test.each(HOSTILE)('quotes %j as one unchanged word', (value) => {
  expect(readByShell([value])).toEqual([value]);
});

test('quotes several values as the same number of words', () => {
  expect(readByShell(HOSTILE)).toEqual(HOSTILE);
});

const SPECIAL_CHARACTERS = String.raw`' " \ $ ! * ? [ ] { } ( ) < > | & ; # ~ = % ^ - a é`
  .split(' ')
  .concat('`', ' ', '\n', '\t', '\r', '\u001b', '\u202e');
const words = hostileTexts(SPECIAL_CHARACTERS).filter((text) => !text.includes('\0'));

test('round-trips 10,000 random words through the shell', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 40, maxLength: 40 }), (values) => {
      expect(readByShell(values)).toEqual(values);
    }),
    { numRuns: 250 },
  );
});

test.each(['web-01', 'one.example.com:443', 'alice@example.com', '50%', 'a/b_c+d,e'])('leaves %s unquoted', (value) => {
  expect(shellQuote(value)).toBe(value);
});

// docs/behaviour.md#copied-commands "Commands that are copied together", "In a terminal without bracketed paste"
test('runs all pasted commands when the first one reads a password', () => {
  const programs = 'login() { read -r password; echo "password: $password"; }';
  // A shell reads a pipe line by line, like a terminal without bracketed paste.
  const pasted = joinCommands(['login', 'echo second', 'echo third']);
  const typed = [programs, pasted, 'secret', ''].join('\n');
  expect(execFileSync('bash', { input: typed, encoding: 'utf8' })).toBe('password: secret\nsecond\nthird\n');
});

test('stops pasted commands at the first failure', () => {
  const pasted = joinCommands(['echo first', 'false', 'echo third']);
  expect(execFileSync('sh', ['-c', `${pasted}; true`], { encoding: 'utf8' })).toBe('first\n');
});

describe('isPasteable', () => {
  test.each(['tsh kube login prod', "tsh kube login 'two words'", 'a\u202eb'])('accepts %j', (command) => {
    expect(isPasteable(command)).toBe(true);
  });

  test.each(['a\nb', 'a\rb', 'a\u0003b', '\u001b[201~', 'a\u0000', 'a\u009b', '\t', '\u007f'])(
    'rejects %j',
    (command) => {
      expect(isPasteable(command)).toBe(false);
    },
  );
});
