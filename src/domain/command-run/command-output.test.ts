import { expect, test } from 'vitest';
import {
  flushOutput,
  MIN_KEPT_CHARACTERS,
  NO_OUTPUT,
  commandOutputText,
  appendBytes,
  type CommandOutput,
} from './command-output.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const print = (output: CommandOutput, text: string) => appendBytes(output, 'stdout', bytes(text));

test('errors stand apart, in the order in which they came', () => {
  const output = appendBytes(print(print(NO_OUTPUT, 'a'), 'b'), 'stderr', bytes('!'));
  expect(print(output, 'c').parts).toEqual([
    { channel: 'stdout', text: 'ab' },
    { channel: 'stderr', text: '!' },
    { channel: 'stdout', text: 'c' },
  ]);
});

test('characters may be cut anywhere, also between channels', () => {
  const [smile, umlaut] = [bytes('😀'), bytes('ü')];
  let output = appendBytes(NO_OUTPUT, 'stdout', smile.subarray(0, 3));
  output = appendBytes(output, 'stderr', umlaut.subarray(0, 1));
  output = appendBytes(output, 'stdout', smile.subarray(3));
  output = appendBytes(output, 'stderr', umlaut.subarray(1));
  expect([commandOutputText(output), output.partialCharacters]).toEqual(['😀ü', {}]);
});

test('what is no UTF-8 is shown as broken', () => {
  const output = appendBytes(NO_OUTPUT, 'stdout', Uint8Array.of(0x61, 0xff, 0xe2, 0x82));
  expect(commandOutputText(output)).toBe('a\ufffd');
  expect(commandOutputText(flushOutput(output))).toBe('a\ufffd\ufffd');
});

// docs/behaviour.md#commands-on-many-servers "The page keeps the last 64 to 128 thousand"
test('of a flood the end is kept, from the beginning of a line, and the rest counted', () => {
  const line = `${'x'.repeat(79)}\n`;
  let output = NO_OUTPUT;
  for (let count = 0; count < 10_000; count += 1) output = print(output, line);
  expect(output.size).toBeLessThanOrEqual(2 * MIN_KEPT_CHARACTERS);
  expect(output.size).toBeGreaterThan(MIN_KEPT_CHARACTERS / 2);
  expect(output.size + output.droppedCharacters).toBe(800_000);
  expect(commandOutputText(output).length).toBe(output.size);
  expect(commandOutputText(output).startsWith(line)).toBe(true);
});

test('so it is of one piece without lines, and of channels in turn', () => {
  const one = print(NO_OUTPUT, '😀'.repeat(MIN_KEPT_CHARACTERS * 2));
  expect([one.size <= MIN_KEPT_CHARACTERS, one.size + one.droppedCharacters]).toEqual([true, MIN_KEPT_CHARACTERS * 4]);
  expect(commandOutputText(one)).not.toMatch(/^[\uDC00-\uDFFF]/);
  let turns = NO_OUTPUT;
  for (let count = 0; count < 2000; count += 1)
    turns = appendBytes(turns, count % 2 === 0 ? 'stdout' : 'stderr', bytes('a'));
  expect([turns.parts.length <= 256, turns.size + turns.droppedCharacters]).toEqual([true, 2000]);
});

test('its text is made once', () => {
  const output = print(NO_OUTPUT, 'a');
  expect(commandOutputText(output)).toBe('a');
  expect(commandOutputText(output)).toBe(commandOutputText(output));
});
