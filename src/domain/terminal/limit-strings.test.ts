import { describe, expect, test } from 'vitest';
import { joinBytes } from '#lib/text/join-bytes.ts';
import { createStringLimiter } from './limit-strings.ts';
import { ALL_WORDS } from './flood/test-output.ts';
import { runCount, SEED, TIMEOUT_MS } from './test-runs.ts';
import { createDice, cutIntoPieces, linesOf, openTerminal, writeToTerminal } from './flood/test-terminal.ts';

const encoder = new TextEncoder();
const MAX_STRING_BYTES = 100;

const limitPieces = (pieces: readonly Uint8Array[]): Uint8Array => {
  const limitSlice = createStringLimiter(MAX_STRING_BYTES);
  return joinBytes(pieces.map((piece) => limitSlice(piece)));
};

test('does not change output with short strings, wherever the slices are cut', { timeout: TIMEOUT_MS }, () => {
  for (let seed = SEED; seed < SEED + runCount(300, 20_000); seed += 1) {
    const roll = createDice(seed);
    const words = Array.from(
      { length: 60 },
      () => `${ALL_WORDS[roll(ALL_WORDS.length)]}${roll(4) === 0 ? '\x1b\\' : ''}`,
    );
    // Each word is followed by a cancel, so that no unfinished string grows over several words.
    const bytes = encoder.encode(words.map((word) => `${word}\x18\x1b[m`).join('§'));
    expect(limitPieces(cutIntoPieces(bytes, roll, 20)), `seed ${seed}`).toEqual(bytes);
  }
});

describe.each(['\x1b]0;', '\x1b]52;c;', '\x1bP$q', '\x1bPq', '\u009d2;', '\u0090q'])(
  'a long string that starts with %j',
  (start) => {
    const isCommand = start.includes(']') || start.startsWith('\u009d');
    const ends = ['\x1b\\', '\u009c', '\x18', '\x1a', '\x1b[m', ...(isCommand ? ['\x07'] : [])];
    test.each(ends)('and ends with %j is cut at the limit, and the output before and after it remains', async (end) => {
      const bytes = encoder.encode(`before${start}${'x§'.repeat(500)}${end}after`);
      for (let size = 1; size < 60; size += 1) {
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const output = limitPieces(pieces);
        expect(output.length).toBeLessThan(MAX_STRING_BYTES + 2 * size + 30);
        const terminal = openTerminal();
        await writeToTerminal(terminal, output);
        expect(linesOf(terminal.buffer.active)[0]?.replaceAll(/\/\S*| /g, ''), `pieces of ${size}`).toBe(
          'falsebeforeafter',
        );
      }
    });
  },
);
