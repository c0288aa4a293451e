import { expect, test } from 'vitest';
import { dice, inPieces } from '#domain/terminal/flood/test-terminal.ts';
import { createKeyframes, FIRST_SPACING, type Keyframe } from '#domain/recording-index/keyframes.ts';
import { createLineStore } from '#domain/recording-index/line-store.ts';
import { createRecordingIndex } from '#domain/recording-index/recording-index.ts';
import { createScreen } from '#domain/screen/screen.ts';
import { createGraphemes } from '#features/terminal/graphemes.ts';

const encoder = new TextEncoder();
const SIZE = { columns: 20, rows: 4 };

function indexOf(...prints: readonly (readonly [ms: number, text: string])[]) {
  const keyframes: Keyframe[] = [];
  const index = createRecordingIndex({ ...SIZE, createGraphemes, onKeyframe: (one) => keyframes.push(one) });
  for (const [ms, text] of prints) index.write(encoder.encode(text), ms);
  const lines = Array.from({ length: index.chunks() }, (_, chunk) => index.read(chunk)).flat();
  return { index, keyframes, lines };
}

const textsOf = (...prints: readonly (readonly [ms: number, text: string])[]) =>
  indexOf(...prints).lines.map(({ ms, row, text }) => [ms, row, text]);

test('a line is known with the time at which it stood complete, and the row that it was written to', () => {
  const prints = Array.from({ length: 7 }, (_, at): [number, string] => [at * 100, `line ${at}\r\n`]);
  expect(textsOf(...prints)).toEqual([
    [0, 0, 'line 0'],
    [100, 1, 'line 1'],
    [200, 2, 'line 2'],
    [300, 3, 'line 3'],
    [400, 3, 'line 4'],
    [500, 3, 'line 5'],
    [600, 3, 'line 6'],
  ]);
});

// docs/behaviour.md#recordings "Text, page and transcript of a recording"
test('a line that stands for long comes before what was written later', () => {
  expect(textsOf([1000, 'first\r\n'], [60_000, '$ a'], [120_000, '\r\x1b[J$ ab'])).toEqual([
    [1000, 0, 'first'],
    [60_000, 1, '$ a'],
    [120_000, 1, '$ ab'],
  ]);
});

test('lines come in the order of time around a program that fills the screen', () => {
  const texts = textsOf(
    [1, 'Last login\r\n'],
    [2, '$ vi notes'],
    [3, '\r\n\x1b[?1049h'],
    [4, '\x1b[Htext'],
    [2000, '\x1b[4;1Hstatus'],
    [9000, '\x1b[?1049l'],
    [9001, '$ exit\r\n'],
  );
  expect(texts.map(([ms, , text]) => [ms, text])).toEqual([
    [1, 'Last login'],
    [2, '$ vi notes'],
    [4, 'text'],
    [2000, 'status'],
    [9001, '$ exit'],
  ]);
});

test('a cleared screen keeps its lines in order, once each', () => {
  const prints: [number, string][] = [
    [1, 'one\r\ntwo\r\n'],
    [50, '\x1b[Hfirst\x1b[3;1Hthree'],
    [60, '\x1b[H\x1b[2J$ '],
  ];
  expect(textsOf(...prints).map(([ms, , text]) => [ms, text])).toEqual([
    [1, 'two'],
    [50, 'first'],
    [50, 'three'],
    [60, '$'],
  ]);
});

test('a status line that is drawn again and again leaves what scrolls past it in order', () => {
  const prints = Array.from({ length: 8 }, (_, at): [number, string][] => [
    [at * 10, `\x1b[3;1H\r\nline ${at}`],
    [at * 10 + 5, `\x1b7\x1b[4;1H\x1b[2K\x1b[4;1Hstatus ${at}\x1b8`],
  ]).flat();
  const times = textsOf([0, '\x1b[1;3r'], ...prints).map(([ms]) => Number(ms));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(textsOf([0, '\x1b[1;3r'], ...prints).filter(([, , text]) => String(text).startsWith('line'))).toHaveLength(8);
});

test('the time of the lines never goes back, whatever was printed', () => {
  const pieces = [
    'a\r\n',
    'word ',
    '\r\x1b[J$ ',
    '\x1b[H',
    '\x1b[2J',
    '\x1b[A',
    '\x1b[K',
    '\x1b[?1049h',
    '\x1b[?1049l',
  ];
  const more = [
    'x'.repeat(27),
    '\r\n',
    '\x1b[2;3H',
    '\x1b[1L',
    '\x1b[1M',
    '\x1b[2;3r',
    '\x1b[r',
    '\x1b[S',
    '\x1bc',
    '語',
  ];
  const all = [...pieces, ...more];
  for (let seed = 1; seed <= 200; seed += 1) {
    const roll = dice(seed);
    let ms = 0;
    const prints = Array.from({ length: 60 }, (): [number, string] => {
      ms += roll(3) * 400;
      return [ms, all[roll(all.length)] ?? ''];
    });
    const { lines } = indexOf(...prints);
    const times = lines.map((line) => line.ms);
    expect(times, `seed ${seed}`).toEqual(times.toSorted((one, other) => one - other));
  }
});

test('rows that were wrapped are one line', () => {
  expect(textsOf([5, 'a line of more than twenty letters\r\n'])).toEqual([
    [5, 0, 'a line of more than twenty letters'],
  ]);
});

test('a wide letter that had no room leaves no blank in its line', () => {
  expect(textsOf([5, `${'x'.repeat(19)}語y`])).toEqual([[5, 0, `${'x'.repeat(19)}語y`]]);
});

test('what is cleared away is known still', () => {
  expect(textsOf([1, 'secret plan\r\n'], [9, '\x1b[H\x1b[2J$ ']).map(([, , text]) => text)).toEqual([
    'secret plan',
    '$',
  ]);
});

test('of a program that fills the screen each line is known once, and what went by too fast to be read is not', () => {
  const draw = (load: string) => `\x1b[H\x1b[Ktop - load ${load}\r\n\x1b[Ktasks: 4`;
  const texts = textsOf(
    [0, '\x1b[?1049h'],
    [10, draw('0.1')],
    [2000, draw('0.2')],
    [2100, draw('0.3')],
    [4000, draw('0.3')],
    [6000, '\x1b[?1049l$ exit\r\n'],
  );
  expect(texts).toEqual([
    [10, 0, 'top - load 0.1'],
    [10, 1, 'tasks: 4'],
    [2100, 0, 'top - load 0.3'],
    [6000, 0, '$ exit'],
  ]);
});

test('the same line a thousand times is one', () => {
  const { lines } = indexOf([1, 'y\r\n'.repeat(1000)]);
  expect(lines.filter(({ text }) => text === 'y').length).toBeLessThan(6);
});

test('a keyframe draws what stood there when its bytes had come', () => {
  const bytes = encoder.encode(
    Array.from({ length: 60_000 }, (_, at) => `\x1b[3${at % 8}mline ${at}\x1b[m\r\n`).join(''),
  );
  const keyframes: Keyframe[] = [];
  const index = createRecordingIndex({ ...SIZE, createGraphemes, onKeyframe: (one) => keyframes.push(one) });
  inPieces(bytes, dice(1), 4000).forEach((piece, at) => index.write(piece, at));
  expect(keyframes.length).toBe(Math.floor(bytes.length / FIRST_SPACING));
  for (const { offset, text } of keyframes) {
    const [drawn, direct] = [createScreen(SIZE, createGraphemes), createScreen(SIZE, createGraphemes)];
    drawn.write(encoder.encode(text));
    direct.write(bytes.subarray(0, offset));
    expect(drawn.lines()).toEqual(direct.lines());
  }
  expect(index.progress().bytes).toBe(bytes.length);
});

test('the nearest keyframe is the last one that is not later, and of too many every second one goes', () => {
  const keyframes = createKeyframes(4);
  const at = (ms: number): Keyframe => ({ ms, offset: ms, columns: 1, rows: 1, text: '' });
  for (const ms of [10, 20, 30, 40]) keyframes.add(at(ms));
  expect([keyframes.nearest(9), keyframes.nearest(30)?.ms, keyframes.nearest(99)?.ms]).toEqual([undefined, 30, 40]);
  keyframes.add(at(50));
  expect([keyframes.count(), keyframes.spacing(), keyframes.nearest(39)?.ms]).toEqual([2, 2 * FIRST_SPACING, 20]);
});

test('lines come back as they were put, also where time goes back; what there is no room for is said', () => {
  const roll = dice(1);
  const store = createLineStore(2);
  const lines = Array.from({ length: 40_000 }, (_, at) => ({
    ms: roll(9_000_000),
    row: roll(300),
    text: `${at} ${'語x'.repeat(roll(20))}`,
  }));
  for (const { text, ...line } of lines) {
    const bytes = encoder.encode(text);
    store.add({ ...line, bytes, length: bytes.length });
  }
  const read = [...store.read(0), ...store.read(1)];
  expect(read).toEqual(lines.slice(0, read.length));
  expect(store.lines()).toBe(read.length);
  expect(store.fullAt()).toBe(lines[read.length]?.ms);
});
