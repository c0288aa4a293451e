import { expect, test } from 'vitest';
// Loads the addon in the way that Node needs, so it comes first.
import { openTerminal, written } from '#domain/terminal/flood/test-terminal.ts';
import { createFeed } from '#features/stream/feed.ts';
import { joinGraphemes } from './graphemes.ts';

/** What stands in the first line after these bytes, each piece a frame of its own. */
async function cellsOf(...frames: readonly (string | Uint8Array)[]): Promise<{ letters: string; width: number }[]> {
  const terminal = openTerminal();
  joinGraphemes(terminal);
  let parsed = Promise.resolve();
  const write = createFeed({
    shorten: (bytes) => bytes,
    parse: (slice) => (parsed = written(terminal, slice)),
    rest: () => Promise.resolve(),
    note: String,
  });
  for (const frame of frames) {
    write(typeof frame === 'string' ? new TextEncoder().encode(frame) : frame);
    await parsed;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const line = terminal.buffer.active.getLine(0);
  const cells = Array.from({ length: terminal.cols }, (_, x) => line?.getCell(x));
  return cells
    .map((cell) => ({ letters: cell?.getChars() ?? '', width: cell?.getWidth() ?? 0 }))
    .filter(({ letters }) => letters !== '');
}

test.each([
  ['a plain letter', 'a', 1],
  ['an accent of its own', 'e\u0301', 1],
  ['CJK', '語', 2],
  ['Hangul in parts', '\u1112\u1161\u11ab', 2],
  ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}', 2],
  ['a flag', '\u{1f1e9}\u{1f1ea}', 2],
  ['a thumb with its colour', '\u{1f44d}\u{1f3fd}', 2],
  ['a heart drawn as an emoji', '\u2764\ufe0f', 2],
  ['a keycap', '1\ufe0f\u20e3', 2],
  ['a letter with thirty marks', `e${'\u0301'.repeat(30)}`, 1],
])('%s is one letter in its width', async (_name, text, width) => {
  const expected = [
    { letters: text, width },
    { letters: '|', width: 1 },
  ];
  expect(await cellsOf(`${text}|`)).toEqual(expected);
  const bytes = new TextEncoder().encode(`${text}|`);
  for (let cut = 1; cut < bytes.length; cut += 1)
    expect(await cellsOf(bytes.subarray(0, cut), bytes.subarray(cut)), `cut after ${cut} bytes`).toEqual(expected);
});

// docs/behaviour.md#what-output-may-do "Counts beyond the size"
test.each(['\u0301', '\u200d', '\ufe0f', '\u0488', '\u0e33', '\u11ab', '\u{1f3fd}'])(
  'a letter with ten thousand of %j takes no more than 32 letters into a cell',
  async (mark) => {
    const cells = await cellsOf(`e${mark.repeat(10_000)}`);
    expect(Math.max(...cells.map(({ letters }) => Array.from(letters).length))).toBeLessThanOrEqual(32);
  },
);
