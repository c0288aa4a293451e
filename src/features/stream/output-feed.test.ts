import { expect, test } from 'vitest';
import { createOutputFeed } from './output-feed.ts';

const MIB = 1024 * 1024;
const IDLE_TURNS = 50;

/** A feed to a simulated widget, which finishes parsing a slice only when the test calls `parseAll`. */
function openTestFeed(shorten: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes) {
  const parsed: Uint8Array[] = [];
  let finishParsing = () => {};
  const write = createOutputFeed({
    shorten,
    waitForTurn: () => Promise.resolve(),
    skippedNote: (skippedBytes) => `[${skippedBytes}]`,
    parse(slice) {
      parsed.push(slice);
      return new Promise((resolve) => (finishParsing = resolve));
    },
  });
  const total = () => parsed.reduce((sum, { length }) => sum + length, 0);
  return {
    write,
    parsed,
    total,
    async parseAll() {
      // Counts turns of the event loop instead of time, so that a slow machine does not look idle.
      for (
        let idleTurns = 0, countBefore = -1;
        idleTurns < IDLE_TURNS;
        idleTurns = countBefore === parsed.length ? idleTurns + 1 : 0
      ) {
        countBefore = parsed.length;
        finishParsing();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

const frame = (bytes: number, byte = 0x79) => new Uint8Array(bytes).fill(byte);

test('passes on waiting output in order and in slices', async () => {
  const { write, parsed, parseAll } = openTestFeed();
  for (const byte of [1, 2, 3]) write(frame(100 * 1024, byte));
  await parseAll();
  expect(parsed.map(([first, ...more]) => [first, more.length + 1, more.at(-1)])).toEqual([
    [1, 100 * 1024, 1],
    [2, 200 * 1024, 3],
  ]);
});

test('waits for its turn before it parses the next slice', async () => {
  const parsed: Uint8Array[] = [];
  let allowNextSlice = () => {};
  const write = createOutputFeed({
    shorten: (bytes) => bytes,
    parse: (slice) => Promise.resolve(void parsed.push(slice)),
    waitForTurn: () => new Promise((resolve) => (allowNextSlice = resolve)),
    skippedNote: String,
  });
  write(frame(MIB));
  const waitForEventLoop = () => new Promise((resolve) => setImmediate(resolve));
  await waitForEventLoop();
  expect(parsed).toHaveLength(1);
  allowNextSlice();
  await waitForEventLoop();
  expect(parsed).toHaveLength(2);
});

test('skips nothing when the widget keeps up', async () => {
  const { write, total, parseAll } = openTestFeed();
  for (let sent = 0; sent < 64; sent += 1) {
    write(frame(400 * 1024));
    await parseAll();
  }
  expect(total()).toBe(64 * 400 * 1024);
});

test('shortens all waiting output together', async () => {
  const shortenedSizes: number[] = [];
  const { write, total, parseAll } = openTestFeed((bytes) => {
    shortenedSizes.push(bytes.length);
    return bytes.subarray(-10);
  });
  for (let sent = 0; sent < 64; sent += 1) write(frame(MIB));
  await parseAll();
  expect(shortenedSizes).toEqual([MIB, 63 * MIB]);
  expect(total()).toBe(20);
});

test('shows only the end of output that is too large and cannot be shortened, after a note', async () => {
  const { write, parsed, total, parseAll } = openTestFeed();
  for (let sent = 0; sent < 64; sent += 1) write(frame(MIB));
  await parseAll();
  expect(total()).toBeLessThan(3 * MIB);
  const all = Buffer.concat(parsed).toString();
  expect(all).toContain(`\r\n[${62 * MIB}]\r\n`);
  expect(all.endsWith('y'.repeat(1000))).toBe(true);
});

test('passes on a character as a whole if it is split between two frames', async () => {
  const { write, parsed, parseAll } = openTestFeed();
  write(Uint8Array.of(0x61, 0xe2, 0x80));
  await parseAll();
  write(Uint8Array.of(0x93, 0x62));
  await parseAll();
  expect(parsed.map((slice) => new TextDecoder().decode(slice))).toEqual(['a', '–b']);
});

test('ends each slice with a whole character', async () => {
  const { write, parsed, parseAll } = openTestFeed();
  write(new TextEncoder().encode(`a${'–'.repeat(200 * 1024)}`));
  await parseAll();
  expect(parsed.length).toBeGreaterThan(1);
  for (const slice of parsed) new TextDecoder('utf-8', { fatal: true }).decode(slice);
});
