import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { powerShellQuote } from './powershell-quote.ts';
import { HARD_TO_QUOTE, hostileTexts } from './test-quoting-values.ts';

/**
 * Parses a line of verbatim strings with spaces between them like PowerShell (PowerShell Language Specification 3.0,
 * 2.3.5.2): any of its five single quote characters starts or ends a string, and two in a row stand for the second.
 * Anything outside of strings would be code.
 */
function parsePowerShell(line: string): string[] | 'code' {
  const isQuote = (sign: string | undefined) => sign !== undefined && "'\u2018\u2019\u201a\u201b".includes(sign);
  const strings: string[] = [];
  let index = 0;
  while (index < line.length) {
    if (!isQuote(line[index])) return 'code';
    let text = '';
    for (index += 1; !(isQuote(line[index]) && !isQuote(line[index + 1])); index += 1) {
      if (index >= line.length) return 'code';
      if (isQuote(line[index])) index += 1;
      text += line[index];
    }
    strings.push(text);
    index += 1;
    if (index < line.length && line[index] !== ' ') return 'code';
    index += 1;
  }
  return strings;
}

const HOSTILE = [
  ...HARD_TO_QUOTE,
  '\u2019',
  "'\u2019",
  '\u2018\u201a\u201b',
  "'; Remove-Item C:\\ -Recurse; '",
  '\u2019; Remove-Item C:\\ -Recurse; \u2019',
  '$(Get-Date)',
  '$env:PATH',
  '`n',
  '"; id; "',
  'a | b; c & d',
  '#comment',
  '@(1)',
  '--%',
  'two\nlines',
  '\u202e\u{1f600}é',
];

test.each(HOSTILE)('quotes %j as one unchanged PowerShell string', (value) => {
  expect(parsePowerShell(powerShellQuote(value))).toEqual([value]);
});

test('the parser of this test detects unclosed quotes and text outside of quotes', () => {
  expect(parsePowerShell("'a'b'")).toBe('code');
  expect(parsePowerShell("'it's'")).toBe('code');
  expect(parsePowerShell("'\u2019; id #'")).toBe('code');
});

const SPECIAL_CHARACTERS = String.raw`' " $ ( ) { } ; | & # @ - % \ a é`
  .split(' ')
  .concat('`', ' ', '\n', '\u2018', '\u2019', '\u201a', '\u201b');

test('round-trips 10,000 random values through PowerShell quoting', () => {
  fc.assert(
    fc.property(fc.array(hostileTexts(SPECIAL_CHARACTERS), { minLength: 1, maxLength: 5 }), (values) => {
      expect(parsePowerShell(values.map(powerShellQuote).join(' '))).toEqual(values);
    }),
    { numRuns: 10_000 },
  );
});
