import { array, assert, constant, constantFrom, integer, oneof, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { createDice, cutIntoPieces } from '#domain/terminal/flood/test-terminal.ts';
import { createKeyframes, INITIAL_SPACING_BYTES, type Keyframe } from '#domain/recording-index/keyframes.ts';
import { createLineStore } from '#domain/recording-index/line-store.ts';
import { createRecordingIndex } from '#domain/recording-index/recording-index.ts';
import { createScreen } from '#domain/screen/screen.ts';
import { SEED } from '#domain/terminal/test-runs.ts';
import { createGraphemes } from '#features/terminal/graphemes.ts';

const encoder = new TextEncoder();
const SIZE = { columns: 20, rows: 4 };

function createIndex(...prints: readonly (readonly [ms: number, text: string])[]) {
  const keyframes: Keyframe[] = [];
  const index = createRecordingIndex({ ...SIZE, createGraphemes, onKeyframe: (keyframe) => keyframes.push(keyframe) });
  for (const [ms, text] of prints) index.write(encoder.encode(text), ms);
  const lines = Array.from({ length: index.chunks() }, (_, chunk) => index.read(chunk)).flat();
  return { index, keyframes, lines };
}

const textsOf = (...prints: readonly (readonly [ms: number, text: string])[]) =>
  createIndex(...prints).lines.map(({ ms, row, text }) => [ms, row, text]);

test('stores each line with the time when it was complete and its row', () => {
  const prints = Array.from({ length: 7 }, (_, n): [number, string] => [n * 100, `line ${n}\r\n`]);
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

test('joins wrapped rows into one line', () => {
  expect(textsOf([5, 'a line of more than twenty letters\r\n'])).toEqual([
    [5, 0, 'a line of more than twenty letters'],
  ]);
});

test('adds no blank before a wrapped wide letter', () => {
  expect(textsOf([5, `${'x'.repeat(19)}語y`])).toEqual([[5, 0, `${'x'.repeat(19)}語y`]]);
});

test('keeps lines of a cleared screen', () => {
  expect(textsOf([1, 'secret plan\r\n'], [9, '\x1b[H\x1b[2J$ ']).map(([, , text]) => text)).toEqual([
    'secret plan',
    '$',
  ]);
});

test('stores each line of a full-screen program once, and skips lines that were visible too briefly', () => {
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

test('stores a line that repeats a thousand times only a few times', () => {
  const { lines } = createIndex([1, 'y\r\n'.repeat(1000)]);
  expect(lines.filter(({ text }) => text === 'y').length).toBeLessThan(6);
});

test('a keyframe draws the same screen as the output before it', () => {
  const bytes = encoder.encode(Array.from({ length: 60_000 }, (_, n) => `\x1b[3${n % 8}mline ${n}\x1b[m\r\n`).join(''));
  const keyframes: Keyframe[] = [];
  const index = createRecordingIndex({ ...SIZE, createGraphemes, onKeyframe: (keyframe) => keyframes.push(keyframe) });
  cutIntoPieces(bytes, createDice(1), 4000).forEach((piece, ms) => index.write(piece, ms));
  expect(keyframes.length).toBe(Math.floor(bytes.length / INITIAL_SPACING_BYTES));
  for (const { offset, text } of keyframes) {
    const [drawn, direct] = [createScreen(SIZE, createGraphemes), createScreen(SIZE, createGraphemes)];
    drawn.write(encoder.encode(text));
    direct.write(bytes.subarray(0, offset));
    expect(drawn.lines()).toEqual(direct.lines());
  }
  expect(index.progress().bytes).toBe(bytes.length);
});

test('finds the last keyframe up to a time, and removes every second keyframe above the limit', () => {
  const keyframes = createKeyframes(4);
  const createKeyframe = (ms: number): Keyframe => ({ ms, offset: ms, columns: 1, rows: 1, text: '' });
  for (const ms of [10, 20, 30, 40]) keyframes.add(createKeyframe(ms));
  expect([keyframes.nearest(9), keyframes.nearest(30)?.ms, keyframes.nearest(99)?.ms]).toEqual([undefined, 30, 40]);
  keyframes.add(createKeyframe(50));
  expect([keyframes.count(), keyframes.spacing(), keyframes.nearest(39)?.ms]).toEqual([
    2,
    2 * INITIAL_SPACING_BYTES,
    20,
  ]);
});

test('returns lines as they were added, and reports the time from which lines did not fit', () => {
  const roll = createDice(1);
  const store = createLineStore(2);
  const lines = Array.from({ length: 40_000 }, (_, n) => ({
    ms: roll(9_000_000),
    row: roll(300),
    text: `${n} ${'語x'.repeat(roll(20))}`,
  }));
  for (const { text, ...line } of lines) {
    const bytes = encoder.encode(text);
    store.add({ ...line, bytes, length: bytes.length });
  }
  const storedLines = [...store.read(0), ...store.read(1)];
  expect(storedLines).toEqual(lines.slice(0, storedLines.length));
  expect(store.lines()).toBe(storedLines.length);
  expect(store.fullAt()).toBe(lines[storedLines.length]?.ms);
});

// docs/behaviour.md#recordings "The transcript of a recording, its text"
test('lists a redrawn prompt after the lines that were printed before it', () => {
  expect(textsOf([1000, 'first\r\n'], [60_000, '$ a'], [120_000, '\r\x1b[J$ ab'])).toEqual([
    [1000, 0, 'first'],
    [60_000, 1, '$ a'],
    [120_000, 1, '$ ab'],
  ]);
});

test('lines of a full-screen program come between the prompts before and after it', () => {
  const texts = textsOf(
    [0, 'Last login\r\n$ vim\r\n'],
    [1000, '\x1b[?1049h\x1b[H~\r\nnotes'],
    [9000, '\x1b[?1049l$ exit\r\n'],
  );
  expect(texts.map(([ms, , text]) => [ms, text])).toEqual([
    [0, 'Last login'],
    [0, '$ vim'],
    [1000, '~'],
    [1000, 'notes'],
    [9000, '$ exit'],
  ]);
});

test('lines of a cleared screen are stored in the order of their times', () => {
  const texts = textsOf([1, 'a\r\nb'], [5, '\x1b[Hnew'], [9, '\x1b[2J\x1b[H$ ']);
  expect(texts.map(([ms, , text]) => [ms, text])).toEqual([
    [1, 'b'],
    [5, 'new'],
    [9, '$'],
  ]);
});

test('stores scrolling output below a redrawn status line completely and in order', () => {
  const status = (n: number) => `\x1b7\x1b[1;1H\x1b[2Kstatus ${n}\x1b8`;
  const prints = Array.from({ length: 8 }, (_, n): [number, string] => [n * 10, `row ${n}\r\n${status(n)}`]);
  const texts = textsOf([0, '\x1b[2;4r\x1b[2;1H'], ...prints).filter(([, , text]) => String(text).startsWith('row'));
  expect(texts.map(([ms, , text]) => [ms, text])).toEqual(prints.map(([ms], n) => [ms, `row ${n}`]));
});

test('keeps rows below the cursor when the screen becomes smaller', () => {
  const { index } = createIndex([1, 'one\r\ntwo\r\nthree\x1b[H']);
  index.resize({ columns: 20, rows: 2 }, 5);
  const lines = Array.from({ length: index.chunks() }, (_, chunk) => index.read(chunk)).flat();
  expect(lines.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

// docs/behaviour.md#recordings "A line that is drawn again with the same"
test('stores text that is drawn again at its place as one line', () => {
  const menu = '\r\nmenu\r\x1b[J\x1b[A';
  const texts = textsOf([1, '$ ls'], [3, menu], [5, '\r$ ls'], [7, menu], [9, '\r$ ls\r\nx']);
  expect(texts.map(([ms, , text]) => [ms, text])).toEqual([
    [1, '$ ls'],
    [3, 'menu'],
    [9, 'x'],
  ]);
});

test('stores each printed line once, ordered by time', () => {
  const step = oneof(
    record({ do: constant('print' as const), length: integer({ min: 1, max: 55 }) }),
    record({ do: constant('clear' as const), length: constant(0) }),
    record({ do: constant('jump' as const), length: integer({ min: 0, max: 3 }) }),
    record({ do: constant('margins' as const), length: integer({ min: 1, max: 2 }) }),
    record({ do: constant('program' as const), length: constant(0) }),
    record({ do: constant('redraw' as const), length: integer({ min: 1, max: 3 }) }),
    record({ do: constant('size' as const), length: integer({ min: 1, max: 6 }) }),
  );
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const index = createRecordingIndex({ ...SIZE, createGraphemes, onKeyframe: () => {} });
      const printed: [number, string][] = [];
      const write = (ms: number, text: string) => index.write(encoder.encode(text), ms);
      let rows = SIZE.rows;
      steps.forEach(({ do: action, length }, stepIndex) => {
        const ms = stepIndex * 400;
        const text = `<${stepIndex}${'.'.repeat(length)}>`;
        if (action === 'print') {
          // A new line at the end of the scrolling region, so that nothing is overwritten.
          write(ms, `\x1b[${rows};1H\r\n\r\n\r\n\r\n${text}\r\n`);
          printed.push([ms, text]);
        } else if (action === 'clear') write(ms, '\x1b[2J');
        else if (action === 'jump') write(ms, `\x1b[${length};1H`);
        else if (action === 'margins') write(ms, `\x1b[${length};${rows}r`);
        else if (action === 'program') {
          write(ms, `\x1b[?1049h\x1b[H${text}\x1b[2J\x1b[?1049l`);
          printed.push([ms, text]);
        } else if (action === 'redraw') write(ms, `\x1b[${length};1H\x1b[J`);
        else {
          rows = length;
          index.resize({ columns: SIZE.columns, rows }, ms);
        }
      });
      const lines = Array.from({ length: index.chunks() }, (_, chunk) => index.read(chunk)).flat();
      expect(lines.map(({ ms }) => ms)).toEqual(lines.map(({ ms }) => ms).toSorted((one, other) => one - other));
      expect(lines.filter(({ text }) => text.startsWith('<')).map(({ ms, text }) => [ms, text])).toEqual(printed);
    }),
    { seed: SEED, numRuns: 500 },
  );
});

test('orders lines by time for random output', () => {
  const piece = constantFrom(
    'a',
    '語',
    'word ',
    '\r\n',
    '\n',
    '\r',
    '\x1b[J',
    '\x1b[2J',
    '\x1b[1J',
    '\x1b[K',
    '\x1b[H',
    '\x1b[3;2H',
    '\x1b[L',
    '\x1b[M',
    '\x1bM',
    '\x1b[2S',
    '\x1b[T',
    '\x1b[2;3r',
    '\x1b[r',
    '\x1b[?1049h',
    '\x1b[?1049l',
    '\x1bc',
    'x'.repeat(45),
  );
  const step = record({
    after: constantFrom(0, 1, 700),
    text: array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    size: option(record({ columns: integer({ min: 2, max: 30 }), rows: integer({ min: 1, max: 6 }) }), { freq: 8 }),
  });
  assert(
    property(array(step, { maxLength: 40 }), (steps) => {
      const index = createRecordingIndex({ ...SIZE, createGraphemes, onKeyframe: () => {} });
      let ms = 0;
      for (const { after, text, size } of steps) {
        ms += after;
        if (size) index.resize(size, ms);
        index.write(encoder.encode(text), ms);
      }
      const times = Array.from({ length: index.chunks() }, (_, chunk) => index.read(chunk)).flatMap((lines) =>
        lines.map((line) => line.ms),
      );
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }),
    { seed: SEED, numRuns: 1000 },
  );
});
