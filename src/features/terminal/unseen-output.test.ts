// Writes random output to two terminals. One gets only the visible output, and both must look the same.
import type { Terminal } from '@xterm/headless';
import { expect, test } from 'vitest';
import { ALL, IN_LINES, WORDS } from '#domain/terminal/flood/test-output.ts';
import { runs, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { dice, inPieces, linesOf, openTerminal, written } from '#domain/terminal/flood/test-terminal.ts';
import { joinBytes } from '#lib/text/join-bytes.ts';
import { unseenOutputFilter } from './unseen-output.ts';

const encoder = new TextEncoder();
type Roll = ReturnType<typeof dice>;

const pickOne = (words: readonly string[], roll: Roll): string => words[roll(words.length)] ?? '';

/** A random output: one sequence, a few lines, or many lines, some of them with sequences. */
function part(roll: Roll): string {
  const kind = roll(5);
  if (kind === 0) return pickOne(ALL, roll);
  const count = kind === 1 ? roll(6) : 30 + roll(60);
  const wordAt = kind === 2 ? roll(count) : -1;
  const within = () => (kind === 3 ? pickOne(IN_LINES, roll) : '');
  const line = (_: unknown, at: number) =>
    `${within()}${'abc def\t'.repeat(roll(5))}${within()}${at === wordAt ? pickOne(ALL, roll) : ''}${roll(1000)}`;
  return Array.from({ length: count }, line).join(roll(4) === 0 ? '\n' : '\r\n');
}

function visibleState({ buffer, modes }: Terminal): unknown {
  const { active, normal } = buffer;
  const rows = [active, normal].map((screen) => linesOf(screen));
  return { rows, modes, type: active.type, at: [active.cursorX, active.cursorY, active.baseY, active.viewportY] };
}

// Makes hidden state visible: colors, character set, tabs, saved cursor, margins and protection of both screens.
const PROBE = encoder.encode(
  [
    '\r\nlqk\t|\t|\x1b[3b',
    '\x1b[H\x1b[2J\n\n\n\n\n\n.',
    '\x1b8+',
    '\x1b[?47h\x1b[H\n\n\n\n\n\n:',
    '\x1b[?47l\n\n\n\n\n\n;',
  ].join(''),
);

/** A terminal that records its replies and titles. */
function openRecorded(): { terminal: Terminal; replies: string[] } {
  const terminal = openTerminal();
  const replies: string[] = [];
  terminal.onData((answer) => replies.push(answer));
  terminal.onTitleChange((title) => replies.push(`title ${title}`));
  return { terminal, replies };
}

interface Trial {
  slices: readonly Uint8Array[];
  roll: Roll;
  /** Part of the failure message. */
  label: string;
}

/** Compares the two terminals and returns the number of bytes that were left out. */
async function compare({ slices, roll, label }: Trial): Promise<number> {
  const [whole, thin] = [openRecorded(), openRecorded()];
  const shorten = unseenOutputFilter(thin.terminal);
  let leftOut = 0;
  const stateOf = ({ terminal, replies }: typeof whole) => ({ label, replies, screen: visibleState(terminal) });
  const expectSame = () => expect(stateOf(thin)).toEqual(stateOf(whole));
  const write = async (slice: Uint8Array) => {
    const short = shorten(slice);
    leftOut += slice.length - short.length;
    await Promise.all([written(whole.terminal, slice), written(thin.terminal, short)]);
    // A user who scrolled up stays at that position.
    if (roll(10) === 0) for (const { terminal } of [whole, thin]) terminal.scrollLines(-4);
  };
  for (const slice of slices) await write(slice);
  expectSame();
  await write(PROBE);
  expectSame();
  return leftOut;
}

const MAX_PARALLEL_TRIALS = 50;

/** Runs many trials concurrently, because a widget waits for a timer before each slice. */
async function compareAll(trials: readonly (() => Trial)[]): Promise<number> {
  let leftOut = 0;
  for (let at = 0; at < trials.length; at += MAX_PARALLEL_TRIALS) {
    const some = await Promise.all(trials.slice(at, at + MAX_PARALLEL_TRIALS).map((trial) => compare(trial())));
    leftOut += some.reduce((sum, bytes) => sum + bytes, 0);
  }
  return leftOut;
}

const MAX_SLICE_BYTES = 3000;

const parts = (roll: Roll): string[] => Array.from({ length: 30 }, () => part(roll));
const asItComes = (roll: Roll): Uint8Array[] => parts(roll).map((text) => encoder.encode(text));
const cutAnywhere = (roll: Roll): Uint8Array[] => inPieces(encoder.encode(parts(roll).join('')), roll, MAX_SLICE_BYTES);

test.each([
  ['as it comes', asItComes],
  ['cut anywhere', cutAnywhere],
])(
  'a terminal looks the same with and without the filter, for output %s',
  async (_how, slices) => {
    const trials = Array.from({ length: runs(100, 10_000) }, (_, at) => () => {
      const roll = dice(SEED + at);
      return { slices: slices(roll), roll, label: `seed ${SEED + at}` };
    });
    expect(await compareAll(trials)).toBeGreaterThan(10_000);
  },
  TIMEOUT_MS,
);

test('lines keep their column when a slice has only line feeds', async () => {
  const slices = ['\t', `x\r\n${'\n'.repeat(23)}`].map((slice) => encoder.encode(slice));
  expect(await compare({ slices, roll: () => 1, label: 'line feeds alone' })).toBeGreaterThan(0);
});

const flood = encoder.encode(
  Array.from({ length: 40 }, (_, at) => `${'line '.repeat((at * 3) % 5)}${at}\r\n`).join(''),
);

// Selects the second character set, so that a shift is visible.
const LINE_DRAWING = encoder.encode('\x1b)0\x1b[m');

/** A flood that is cut at each byte of a sequence. */
const cutsOf = (word: string): (() => Trial)[] => {
  const bytes = encoder.encode(word);
  return Array.from({ length: bytes.length + 1 }, (_, at) => () => ({
    slices: [LINE_DRAWING, flood, joinBytes([flood, bytes.subarray(0, at)]), joinBytes([bytes.subarray(at), flood])],
    roll: () => 1,
    label: `${JSON.stringify(word)} cut at ${at}`,
  }));
};

test(
  'a terminal looks the same wherever a sequence is cut',
  async () => {
    expect(await compareAll(WORDS.flatMap(cutsOf))).toBeGreaterThan(10_000);
  },
  TIMEOUT_MS,
);
