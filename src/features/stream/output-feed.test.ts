import { expect, test } from 'vitest';
import { createOutputFeed } from './output-feed.ts';

const MIB = 1024 * 1024;
const IDLE_TURNS = 50;

/** A widget that parses a slice whenever it is told to. */
function widget(shorten: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes) {
  const parsed: Uint8Array[] = [];
  let go = () => {};
  const write = createOutputFeed({
    shorten,
    waitForTurn: () => Promise.resolve(),
    skippedNote: (leftOut) => `[${leftOut}]`,
    parse(slice) {
      parsed.push(slice);
      return new Promise((resolve) => (go = resolve));
    },
  });
  const total = () => parsed.reduce((sum, { length }) => sum + length, 0);
  return {
    write,
    parsed,
    total,
    async parseAll() {
      // In turns of the event loop and not by a clock, which would call a busy machine idle.
      for (let idle = 0, before = -1; idle < IDLE_TURNS; idle = before === parsed.length ? idle + 1 : 0) {
        before = parsed.length;
        go();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

const frame = (bytes: number, byte = 0x79) => new Uint8Array(bytes).fill(byte);

test('what waits goes on in order, in slices', async () => {
  const { write, parsed, parseAll } = widget();
  for (const byte of [1, 2, 3]) write(frame(100 * 1024, byte));
  await parseAll();
  expect(parsed.map(([first, ...more]) => [first, more.length + 1, more.at(-1)])).toEqual([
    [1, 100 * 1024, 1],
    [2, 200 * 1024, 3],
  ]);
});

test('the next slice comes when the page has rested', async () => {
  const parsed: Uint8Array[] = [];
  let go = () => {};
  const write = createOutputFeed({
    shorten: (bytes) => bytes,
    parse: (slice) => Promise.resolve(void parsed.push(slice)),
    waitForTurn: () => new Promise((resolve) => (go = resolve)),
    skippedNote: String,
  });
  write(frame(MIB));
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  await turn();
  expect(parsed).toHaveLength(1);
  go();
  await turn();
  expect(parsed).toHaveLength(2);
});

test('of what is parsed as it comes nothing is left out', async () => {
  const { write, total, parseAll } = widget();
  for (let sent = 0; sent < 64; sent += 1) {
    write(frame(400 * 1024));
    await parseAll();
  }
  expect(total()).toBe(64 * 400 * 1024);
});

test('all that waits is shortened together', async () => {
  const asked: number[] = [];
  const { write, total, parseAll } = widget((bytes) => {
    asked.push(bytes.length);
    return bytes.subarray(-10);
  });
  for (let sent = 0; sent < 64; sent += 1) write(frame(MIB));
  await parseAll();
  expect(asked).toEqual([MIB, 63 * MIB]);
  expect(total()).toBe(20);
});

test('what cannot be shortened and is too much goes on near its end, and says so', async () => {
  const { write, parsed, total, parseAll } = widget();
  for (let sent = 0; sent < 64; sent += 1) write(frame(MIB));
  await parseAll();
  expect(total()).toBeLessThan(3 * MIB);
  const all = Buffer.concat(parsed).toString();
  expect(all).toContain(`\r\n[${62 * MIB}]\r\n`);
  expect(all.endsWith('y'.repeat(1000))).toBe(true);
});

test('a character that comes in two frames goes on whole, with the second', async () => {
  const { write, parsed, parseAll } = widget();
  write(Uint8Array.of(0x61, 0xe2, 0x80));
  await parseAll();
  write(Uint8Array.of(0x93, 0x62));
  await parseAll();
  expect(parsed.map((slice) => new TextDecoder().decode(slice))).toEqual(['a', '–b']);
});

test('a slice ends with a whole character', async () => {
  const { write, parsed, parseAll } = widget();
  write(new TextEncoder().encode(`a${'–'.repeat(200 * 1024)}`));
  await parseAll();
  expect(parsed.length).toBeGreaterThan(1);
  for (const slice of parsed) new TextDecoder('utf-8', { fatal: true }).decode(slice);
});
