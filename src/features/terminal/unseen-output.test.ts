// Writes random output to two terminals. One of them gets the filtered output, and both must look the same.
import type { Terminal } from '@xterm/headless';
import { expect, test } from 'vitest';
import { ALL_WORDS, LINE_WORDS, WORDS } from '#domain/terminal/flood/test-output.ts';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import {
  createDice,
  cutIntoPieces,
  linesOf,
  openTerminal,
  writeToTerminal,
} from '#domain/terminal/flood/test-terminal.ts';
import { joinBytes } from '#lib/text/join-bytes.ts';
import { unseenOutputFilter } from './unseen-output.ts';

const encoder = new TextEncoder();
type Roll = ReturnType<typeof createDice>;

const pickOne = (words: readonly string[], roll: Roll): string => words[roll(words.length)] ?? '';

/** A random output: one sequence, a few lines, or many lines, some of them with sequences. */
function randomOutput(roll: Roll): string {
  const kind = roll(5);
  if (kind === 0) return pickOne(ALL_WORDS, roll);
  const count = kind === 1 ? roll(6) : 30 + roll(60);
  const sequenceIndex = kind === 2 ? roll(count) : -1;
  const randomInlineSequence = () => (kind === 3 ? pickOne(LINE_WORDS, roll) : '');
  const line = (_: unknown, index: number) =>
    `${randomInlineSequence()}${'abc def\t'.repeat(roll(5))}${randomInlineSequence()}${index === sequenceIndex ? pickOne(ALL_WORDS, roll) : ''}${roll(1000)}`;
  return Array.from({ length: count }, line).join(roll(4) === 0 ? '\n' : '\r\n');
}

function visibleState({ buffer, modes }: Terminal): unknown {
  const { active, normal } = buffer;
  const rows = [active, normal].map((screen) => linesOf(screen));
  return {
    rows,
    modes,
    type: active.type,
    positions: [active.cursorX, active.cursorY, active.baseY, active.viewportY],
  };
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
function openRecordedTerminal(): { terminal: Terminal; replies: string[] } {
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

/**
 * Writes the slices to a terminal with and without the filter, compares both, and returns how many bytes were removed.
 */
async function compare({ slices, roll, label }: Trial): Promise<number> {
  const [unfiltered, filtered] = [openRecordedTerminal(), openRecordedTerminal()];
  const shorten = unseenOutputFilter(filtered.terminal);
  let removedBytes = 0;
  const stateOf = ({ terminal, replies }: typeof unfiltered) => ({ label, replies, screen: visibleState(terminal) });
  const expectSame = () => expect(stateOf(filtered)).toEqual(stateOf(unfiltered));
  const write = async (slice: Uint8Array) => {
    const filteredSlice = shorten(slice);
    removedBytes += slice.length - filteredSlice.length;
    await Promise.all([writeToTerminal(unfiltered.terminal, slice), writeToTerminal(filtered.terminal, filteredSlice)]);
    // A user who scrolled up stays at that position.
    if (roll(10) === 0) for (const { terminal } of [unfiltered, filtered]) terminal.scrollLines(-4);
  };
  for (const slice of slices) await write(slice);
  expectSame();
  await write(PROBE);
  expectSame();
  return removedBytes;
}

const MAX_PARALLEL_TRIALS = 50;

/** Runs many trials concurrently, because a widget waits for a timer before each slice. */
async function compareAll(trials: readonly (() => Trial)[]): Promise<number> {
  let removedBytes = 0;
  for (let start = 0; start < trials.length; start += MAX_PARALLEL_TRIALS) {
    const removedPerTrial = await Promise.all(
      trials.slice(start, start + MAX_PARALLEL_TRIALS).map((trial) => compare(trial())),
    );
    removedBytes += removedPerTrial.reduce((sum, bytes) => sum + bytes, 0);
  }
  return removedBytes;
}

const MAX_SLICE_BYTES = 3000;

const randomOutputs = (roll: Roll): string[] => Array.from({ length: 30 }, () => randomOutput(roll));
const uncutSlices = (roll: Roll): Uint8Array[] => randomOutputs(roll).map((text) => encoder.encode(text));
const randomlyCutSlices = (roll: Roll): Uint8Array[] =>
  cutIntoPieces(encoder.encode(randomOutputs(roll).join('')), roll, MAX_SLICE_BYTES);

test.each([
  ['that is not cut', uncutSlices],
  ['that is cut at random positions', randomlyCutSlices],
])(
  'a terminal looks the same with and without the filter, for output %s',
  async (_how, slices) => {
    const trials = Array.from({ length: runCount(100, 10_000) }, (_, index) => () => {
      const roll = createDice(SEED + index);
      return { slices: slices(roll), roll, label: `seed ${SEED + index}` };
    });
    expect(await compareAll(trials)).toBeGreaterThan(10_000);
  },
  TIMEOUT_MS,
);

test('a terminal looks the same after a short line and many line feeds without carriage returns', async () => {
  const slices = ['\t', `x\r\n${'\n'.repeat(23)}`].map((slice) => encoder.encode(slice));
  expect(await compare({ slices, roll: () => 1, label: 'line feeds alone' })).toBeGreaterThan(0);
});

const flood = encoder.encode(
  Array.from({ length: 40 }, (_, lineNumber) => `${'line '.repeat((lineNumber * 3) % 5)}${lineNumber}\r\n`).join(''),
);

// Makes line drawing the second character set, so that a switch to that set is visible.
const LINE_DRAWING = encoder.encode('\x1b)0\x1b[m');

/** Trials that write this sequence between two floods, and cut it before or after each of its bytes. */
const trialsOfCuts = (sequence: string): (() => Trial)[] => {
  const bytes = encoder.encode(sequence);
  return Array.from({ length: bytes.length + 1 }, (_, cut) => () => ({
    slices: [LINE_DRAWING, flood, joinBytes([flood, bytes.subarray(0, cut)]), joinBytes([bytes.subarray(cut), flood])],
    roll: () => 1,
    label: `${JSON.stringify(sequence)} cut at ${cut}`,
  }));
};

test(
  'a terminal looks the same wherever a sequence is cut',
  async () => {
    expect(await compareAll(WORDS.flatMap(trialsOfCuts))).toBeGreaterThan(10_000);
  },
  TIMEOUT_MS,
);
