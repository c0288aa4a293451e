import { expect, test } from 'vitest';
import {
  flushOutput,
  KEPT_CHARACTERS,
  NO_OUTPUT,
  commandOutputText,
  appendBytes,
  type CommandOutput,
} from './command-output.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const print = (output: CommandOutput, text: string) => appendBytes(output, 'stdout', bytes(text));

test('separates errors from output, in the order of arrival', () => {
  const output = appendBytes(print(print(NO_OUTPUT, 'a'), 'b'), 'stderr', bytes('!'));
  expect(print(output, 'c').parts).toEqual([
    { channel: 'stdout', text: 'ab' },
    { channel: 'stderr', text: '!' },
    { channel: 'stdout', text: 'c' },
  ]);
});

test('joins the bytes of a character from several messages, even if the other channel sends in between', () => {
  const [smile, umlaut] = [bytes('😀'), bytes('ü')];
  let output = appendBytes(NO_OUTPUT, 'stdout', smile.subarray(0, 3));
  output = appendBytes(output, 'stderr', umlaut.subarray(0, 1));
  output = appendBytes(output, 'stdout', smile.subarray(3));
  output = appendBytes(output, 'stderr', umlaut.subarray(1));
  expect([commandOutputText(output), output.partialCharacters]).toEqual(['😀ü', {}]);
});

test('shows bytes that are not UTF-8, and incomplete characters at the end, as replacement characters', () => {
  const output = appendBytes(NO_OUTPUT, 'stdout', Uint8Array.of(0x61, 0xff, 0xe2, 0x82));
  expect(commandOutputText(output)).toBe('a\ufffd');
  expect(commandOutputText(flushOutput(output))).toBe('a\ufffd\ufffd');
});

// docs/behaviour.md#commands-on-many-servers "The page keeps the last 64 to 128 thousand"
test('keeps the end of a long output from the start of a line, and counts the dropped characters', () => {
  const line = `${'x'.repeat(79)}\n`;
  let output = NO_OUTPUT;
  for (let count = 0; count < 10_000; count += 1) output = print(output, line);
  expect(output.size).toBeLessThanOrEqual(2 * KEPT_CHARACTERS);
  expect(output.size).toBeGreaterThan(KEPT_CHARACTERS / 2);
  expect(output.size + output.droppedCharacters).toBe(800_000);
  expect(commandOutputText(output).length).toBe(output.size);
  expect(commandOutputText(output).startsWith(line)).toBe(true);
});

test('limits the size of output without lines, and the number of parts of output that switches channels', () => {
  const singlePart = print(NO_OUTPUT, '😀'.repeat(KEPT_CHARACTERS * 2));
  expect([singlePart.size <= KEPT_CHARACTERS, singlePart.size + singlePart.droppedCharacters]).toEqual([
    true,
    KEPT_CHARACTERS * 4,
  ]);
  expect(commandOutputText(singlePart)).not.toMatch(/^[\uDC00-\uDFFF]/);
  let switching = NO_OUTPUT;
  for (let count = 0; count < 2000; count += 1)
    switching = appendBytes(switching, count % 2 === 0 ? 'stdout' : 'stderr', bytes('a'));
  expect([switching.parts.length <= 256, switching.size + switching.droppedCharacters]).toEqual([true, 2000]);
});

test('returns the same text each time for an output', () => {
  const output = print(NO_OUTPUT, 'a');
  expect(commandOutputText(output)).toBe('a');
  expect(commandOutputText(output)).toBe(commandOutputText(output));
});
