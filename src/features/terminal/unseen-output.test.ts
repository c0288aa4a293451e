// Output at random through two terminals, one of which is given only what could be seen: nothing tells them apart.
import type { Terminal } from '@xterm/headless';
import { expect, test } from 'vitest';
import { ALL, IN_LINES, WORDS } from '#domain/terminal/flood/test-output.ts';
import { runs, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { dice, inPieces, linesOf, openTerminal, written } from '#domain/terminal/flood/test-terminal.ts';
import { joinBytes } from '#lib/text/join-bytes.ts';
import { unseenOutputFilter } from './unseen-output.ts';

const encoder = new TextEncoder();
type Roll = ReturnType<typeof dice>;

const one = (words: readonly string[], roll: Roll): string => words[roll(words.length)] ?? '';

/** A word alone, a few lines, or many: plain, with one word among them, or with words that stay within their lines. */
function part(roll: Roll): string {
  const kind = roll(5);
  if (kind === 0) return one(ALL, roll);
  const count = kind === 1 ? roll(6) : 30 + roll(60);
  const wordAt = kind === 2 ? roll(count) : -1;
  const within = () => (kind === 3 ? one(IN_LINES, roll) : '');
  const line = (_: unknown, at: number) =>
    `${within()}${'abc def\t'.repeat(roll(5))}${within()}${at === wordAt ? one(ALL, roll) : ''}${roll(1000)}`;
  return Array.from({ length: count }, line).join(roll(4) === 0 ? '\n' : '\r\n');
}

function shown({ buffer, modes }: Terminal): unknown {
  const { active, normal } = buffer;
  const rows = [active, normal].map((screen) => linesOf(screen));
  return { rows, modes, type: active.type, at: [active.cursorX, active.cursorY, active.baseY, active.viewportY] };
}

// What a screen does not show until something is written: colours, character set, tabs, the cursor that was saved,
// margins, origin, protection, and what the other screen has of these.
const PROBE = encoder.encode(
  [
    '\r\nlqk\t|\t|\x1b[3b',
    '\x1b[H\x1b[2J\n\n\n\n\n\n.',
    '\x1b8+',
    '\x1b[?47h\x1b[H\n\n\n\n\n\n:',
    '\x1b[?47l\n\n\n\n\n\n;',
  ].join(''),
);

/** A terminal that keeps what it answered. */
function listening(): { terminal: Terminal; heard: string[] } {
  const terminal = openTerminal();
  const heard: string[] = [];
  terminal.onData((answer) => heard.push(answer));
  terminal.onTitleChange((title) => heard.push(`title ${title}`));
  return { terminal, heard };
}

interface Trial {
  slices: readonly Uint8Array[];
  roll: Roll;
  /** Stands in a failure. */
  says: string;
}

/** Fails where the two are not the same; otherwise how much was left out. */
async function compare({ slices, roll, says }: Trial): Promise<number> {
  const [whole, thin] = [listening(), listening()];
  const shorten = unseenOutputFilter(thin.terminal);
  let leftOut = 0;
  const stateOf = ({ terminal, heard }: typeof whole) => ({ says, heard, screen: shown(terminal) });
  const same = () => expect(stateOf(thin)).toEqual(stateOf(whole));
  const write = async (slice: Uint8Array) => {
    const short = shorten(slice);
    leftOut += slice.length - short.length;
    await Promise.all([written(whole.terminal, slice), written(thin.terminal, short)]);
    // Anyone who reads further up stays there.
    if (roll(10) === 0) for (const { terminal } of [whole, thin]) terminal.scrollLines(-4);
  };
  for (const slice of slices) await write(slice);
  same();
  await write(PROBE);
  same();
  return leftOut;
}

const AT_ONCE = 50;

/** Many at once, because a widget lets a timer pass before each slice. */
async function compareAll(trials: readonly (() => Trial)[]): Promise<number> {
  let leftOut = 0;
  for (let at = 0; at < trials.length; at += AT_ONCE) {
    const some = await Promise.all(trials.slice(at, at + AT_ONCE).map((trial) => compare(trial())));
    leftOut += some.reduce((sum, bytes) => sum + bytes, 0);
  }
  return leftOut;
}

const MOST_BYTES = 3000;

const parts = (roll: Roll): string[] => Array.from({ length: 30 }, () => part(roll));
const asItComes = (roll: Roll): Uint8Array[] => parts(roll).map((text) => encoder.encode(text));
const cutAnywhere = (roll: Roll): Uint8Array[] => inPieces(encoder.encode(parts(roll).join('')), roll, MOST_BYTES);

test.each([
  ['as it comes', asItComes],
  ['cut anywhere', cutAnywhere],
])(
  'a terminal is the same with and without it, %s',
  async (_how, slices) => {
    const trials = Array.from({ length: runs(100, 10_000) }, (_, at) => () => {
      const roll = dice(SEED + at);
      return { slices: slices(roll), roll, says: `seed ${SEED + at}` };
    });
    expect(await compareAll(trials)).toBeGreaterThan(10_000);
  },
  TIMEOUT_MS,
);

test('lines stay in the column that the slice before left, however often only line feeds follow', async () => {
  const slices = ['\t', `x\r\n${'\n'.repeat(23)}`].map((slice) => encoder.encode(slice));
  expect(await compare({ slices, roll: () => 1, says: 'line feeds alone' })).toBeGreaterThan(0);
});

const flood = encoder.encode(
  Array.from({ length: 40 }, (_, at) => `${'line '.repeat((at * 3) % 5)}${at}\r\n`).join(''),
);

// In the second character set, so that a shift shows.
const LINE_DRAWING = encoder.encode('\x1b)0\x1b[m');

/** Lines, then half of a word, then the other half and more lines. */
const cutsOf = (word: string): (() => Trial)[] => {
  const bytes = encoder.encode(word);
  return Array.from({ length: bytes.length + 1 }, (_, at) => () => ({
    slices: [LINE_DRAWING, flood, joinBytes([flood, bytes.subarray(0, at)]), joinBytes([bytes.subarray(at), flood])],
    roll: () => 1,
    says: `${JSON.stringify(word)} cut at ${at}`,
  }));
};

test(
  'a terminal is the same wherever a sequence is cut',
  async () => {
    expect(await compareAll(WORDS.flatMap(cutsOf))).toBeGreaterThan(10_000);
  },
  TIMEOUT_MS,
);
