import { expect, test } from 'vitest';
import { LETTERS } from '#domain/terminal/flood/test-output.ts';
import { createDice, linesOf, openTerminal, writeToTerminal } from '#domain/terminal/flood/test-terminal.ts';
import { runCount, SEED } from '#domain/terminal/test-runs.ts';
import { createOutputFeed } from '#features/stream/output-feed.ts';
import { joinGraphemes } from './graphemes.ts';

interface Character {
  text: string;
  width: number;
}

/** The characters in the first line of a terminal. */
function charactersOf(terminal: ReturnType<typeof openTerminal>): Character[] {
  const line = terminal.buffer.active.getLine(0);
  const cells = Array.from({ length: terminal.cols }, (_, x) => line?.getCell(x));
  return cells
    .map((cell) => ({ text: cell?.getChars() ?? '', width: cell?.getWidth() ?? 0 }))
    .filter(({ text }) => text !== '');
}

/** Draws these frames of output and returns the characters in the first line. */
async function draw(...frames: readonly (string | Uint8Array)[]): Promise<Character[]> {
  const terminal = openTerminal();
  joinGraphemes(terminal);
  let parsed = Promise.resolve();
  const write = createOutputFeed({
    shorten: (bytes) => bytes,
    parse: (slice) => (parsed = writeToTerminal(terminal, slice)),
    waitForTurn: () => Promise.resolve(),
    skippedNote: String,
  });
  for (const frame of frames) {
    write(typeof frame === 'string' ? new TextEncoder().encode(frame) : frame);
    await parsed;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return charactersOf(terminal);
}

test.each([
  ['a plain letter', 'a', 1],
  ['a combining accent', 'e\u0301', 1],
  ['CJK', '語', 2],
  ['Hangul in jamo', '\u1112\u1161\u11ab', 2],
  ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}', 2],
  ['a flag', '\u{1f1e9}\u{1f1ea}', 2],
  ['a thumb with a skin tone', '\u{1f44d}\u{1f3fd}', 2],
  ['a heart with an emoji selector', '\u2764\ufe0f', 2],
  ['a keycap', '1\ufe0f\u20e3', 2],
  ['a letter with thirty marks', `e${'\u0301'.repeat(30)}`, 1],
])('%s is one character', async (_name, text, width) => {
  const expected = [
    { text, width },
    { text: '|', width: 1 },
  ];
  expect(await draw(`${text}|`)).toEqual(expected);
  const bytes = new TextEncoder().encode(`${text}|`);
  for (let cut = 1; cut < bytes.length; cut += 1)
    expect(await draw(bytes.subarray(0, cut), bytes.subarray(cut)), `cut after ${cut} bytes`).toEqual(expected);
});

const MARKS = ['\u0301', '\u200d', '\ufe0f', '\u0488', '\u0e33', '\u11ab', '\u{1f3fd}'];
const longestLengthOf = (characters: readonly Character[]): number =>
  Math.max(...characters.map(({ text }) => Array.from(text).length));

// docs/behaviour.md#terminal-output "The console ignores counts beyond"
test.each(MARKS)('joins at most 32 code points when a letter has ten thousand of %j', async (mark) => {
  expect(longestLengthOf(await draw(`e${mark.repeat(10_000)}`))).toBeLessThanOrEqual(32);
});

test.each(['\u0301', '\u200d'])('without the limit, the addon joins ten thousand of %j to a letter', async (mark) => {
  const terminal = openTerminal();
  await writeToTerminal(terminal, new TextEncoder().encode(`e${mark.repeat(10_000)}`));
  expect(longestLengthOf(charactersOf(terminal))).toBe(10_001);
});

test('draws text with few marks like the addon without the limit', async () => {
  for (let run = 0; run < runCount(100, 5_000); run += 1) {
    const roll = createDice(SEED + run);
    const text = Array.from({ length: 20 }, () => (roll(2) === 0 ? 'ab'[roll(2)] : LETTERS[roll(LETTERS.length)])).join(
      '',
    );
    const [limited, published] = [openTerminal(), openTerminal()];
    joinGraphemes(limited);
    const bytes = new TextEncoder().encode(text);
    await Promise.all([writeToTerminal(limited, bytes), writeToTerminal(published, bytes)]);
    const [actual, expected] = [limited, published].map(({ buffer }) => ({ text, lines: linesOf(buffer.active) }));
    expect(actual).toEqual(expected);
  }
});
