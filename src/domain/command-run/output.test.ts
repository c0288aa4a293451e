import { expect, test } from 'vitest';
import { flushed, KEPT, NO_OUTPUT, textOf, withBytes, type Output } from './output.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const print = (output: Output, text: string) => withBytes(output, 'stdout', bytes(text));

test('errors stand apart, in the order in which they came', () => {
  const output = withBytes(print(print(NO_OUTPUT, 'a'), 'b'), 'stderr', bytes('!'));
  expect(print(output, 'c').parts).toEqual([
    { channel: 'stdout', text: 'ab' },
    { channel: 'stderr', text: '!' },
    { channel: 'stdout', text: 'c' },
  ]);
});

test('characters may be cut anywhere, also between channels', () => {
  const [smile, umlaut] = [bytes('😀'), bytes('ü')];
  let output = withBytes(NO_OUTPUT, 'stdout', smile.subarray(0, 3));
  output = withBytes(output, 'stderr', umlaut.subarray(0, 1));
  output = withBytes(output, 'stdout', smile.subarray(3));
  output = withBytes(output, 'stderr', umlaut.subarray(1));
  expect([textOf(output), output.carry]).toEqual(['😀ü', {}]);
});

test('what is no UTF-8 is shown as broken', () => {
  const output = withBytes(NO_OUTPUT, 'stdout', Uint8Array.of(0x61, 0xff, 0xe2, 0x82));
  expect(textOf(output)).toBe('a\ufffd');
  expect(textOf(flushed(output))).toBe('a\ufffd\ufffd');
});

// docs/behaviour.md#commands-on-many-servers "the last 64 to 128 thousand characters"
test('of a flood the end is kept, from the beginning of a line, and the rest counted', () => {
  const line = `${'x'.repeat(79)}\n`;
  let output = NO_OUTPUT;
  for (let count = 0; count < 10_000; count += 1) output = print(output, line);
  expect(output.size).toBeLessThanOrEqual(2 * KEPT);
  expect(output.size).toBeGreaterThan(KEPT / 2);
  expect(output.size + output.dropped).toBe(800_000);
  expect(textOf(output).length).toBe(output.size);
  expect(textOf(output).startsWith(line)).toBe(true);
});

test('so it is of one piece without lines, and of channels in turn', () => {
  const one = print(NO_OUTPUT, '😀'.repeat(KEPT * 2));
  expect([one.size <= KEPT, one.size + one.dropped]).toEqual([true, KEPT * 4]);
  expect(textOf(one)).not.toMatch(/^[\uDC00-\uDFFF]/);
  let turns = NO_OUTPUT;
  for (let count = 0; count < 2000; count += 1)
    turns = withBytes(turns, count % 2 === 0 ? 'stdout' : 'stderr', bytes('a'));
  expect([turns.parts.length <= 256, turns.size + turns.dropped]).toEqual([true, 2000]);
});

test('its text is made once', () => {
  const output = print(NO_OUTPUT, 'a');
  expect(textOf(output)).toBe('a');
  expect(textOf(output)).toBe(textOf(output));
});
