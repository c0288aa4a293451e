// Writes random output to the terminal widget (xterm.js) and to the console's model of its screen, and compares both.
// Also compares the widget with a second widget that continues from a snapshot.
import xterm, { type Terminal } from '@xterm/headless';
import { expect, test } from 'vitest';
import { createDice, cutIntoPieces, writeToTerminal } from '#domain/terminal/flood/test-terminal.ts';
import { ALL_WORDS, LETTERS } from '#domain/terminal/flood/test-output.ts';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { createScreen, type Screen } from '#domain/screen/screen.ts';
import { createGraphemes, joinGraphemes } from '#features/terminal/graphemes.ts';
import { harden } from '#features/terminal/hardening.ts';

type Roll = ReturnType<typeof createDice>;
const encoder = new TextEncoder();
const SIZE = { columns: 30, rows: 6 };

function openWidget({ columns, rows }: typeof SIZE): Terminal {
  const terminal = new xterm.Terminal({ cols: columns, rows, scrollback: 0, allowProposedApi: true, logLevel: 'off' });
  joinGraphemes(terminal);
  harden(Object.assign(terminal, { onKey: () => ({ dispose() {} }) }), { onInput: () => {}, onClipboard: () => {} });
  return terminal;
}

const pickOne = (words: readonly string[], roll: Roll): string => words[roll(words.length)] ?? '';

/** Random output: sequences of all kinds, lines, and text that wraps. */
const randomOutput = (roll: Roll): string =>
  Array.from({ length: 2 + roll(14) }, () => {
    const kind = roll(6);
    if (kind === 0) return `line ${roll(1000)}\r\n`;
    if (kind === 1) return 'abc def '.repeat(roll(9));
    return kind === 2 ? pickOne(LETTERS, roll) : pickOne(ALL_WORDS, roll);
  }).join('');

type Buffer = Terminal['buffer']['active'];
type Cell = NonNullable<ReturnType<NonNullable<ReturnType<Buffer['getLine']>>['getCell']>>;

/** The text and the visible style of a cell. Styles of letters are ignored for blanks. */
function cellAppearance(cell: Cell): string {
  const text = cell.getChars();
  const isBlank = text.trim() === '';
  const isInverse = Boolean(cell.isInverse());
  const style = [cell.getBgColorMode(), cell.getBgColor(), isInverse, Boolean(cell.isUnderline())];
  if (!isBlank || isInverse) style.push(cell.getFgColorMode(), cell.getFgColor());
  if (!isBlank) style.push(Boolean(cell.isBold()), Boolean(cell.isDim()), Boolean(cell.isItalic()));
  return `${isBlank ? ' ' : text}/${style.join()},${cell.getWidth()}`;
}

/** The appearance of each row. The rows that the widget has above the alternate screen after a resize are ignored. */
const rowAppearances = (buffer: Buffer, { columns, rows }: typeof SIZE): string[] =>
  Array.from({ length: Math.min(rows, buffer.length) }, (_, y) => {
    const line = buffer.getLine(buffer.baseY + y);
    const cells = Array.from({ length: columns }, (_x, x) => line?.getCell(x));
    return `${line?.isWrapped} ${cells.map((cell) => (cell ? cellAppearance(cell) : '')).join(' ')}`;
  });

const widgetState = ({ buffer: { active, normal }, modes, cols, rows }: Terminal) => ({
  type: active.type,
  at: [active.cursorX, active.cursorY],
  rows: rowAppearances(active, { columns: cols, rows }),
  normal: rowAppearances(normal, { columns: cols, rows }),
  modes,
});

const visibleModel = (screen: Screen) => {
  const { active, alternate } = screen.state();
  return { type: active === alternate ? 'alternate' : 'normal', at: [active.x, active.y], lines: screen.lines() };
};

const visibleWidget = ({ buffer: { active }, cols, rows }: Terminal) => ({
  type: active.type,
  at: [active.cursorX, active.cursorY],
  lines: Array.from({ length: rows }, (_, y) => active.getLine(active.baseY + y)?.translateToString(true, 0, cols)),
});

const randomSize = (roll: Roll) => ({ columns: 2 + roll(50), rows: 1 + roll(12) });

/**
 * The separator between two outputs. Without wrapping, the widget draws half a wide letter differently if its bytes are
 * split, so a NUL byte follows each output.
 */
const separatorOf = ({ modes }: Terminal): string => (modes.wraparoundMode ? '' : '\0');

interface TerminalPair {
  widget: Terminal;
  restored: Terminal;
}

/** Compares the screens and returns whether there was a snapshot. */
async function compare(seed: number, { widget, restored }: TerminalPair): Promise<boolean> {
  widget.resize(SIZE.columns, SIZE.rows);
  await writeToTerminal(widget, encoder.encode('\x18\x1bc\x1b[20l'));
  const roll = createDice(seed);
  const before = randomOutput(roll);
  const requestedSize = roll(4) === 0 ? randomSize(roll) : SIZE;
  const middle = randomOutput(roll);
  const after = randomOutput(roll);
  const label = JSON.stringify({ seed, before, requestedSize, middle, after });
  const screen = createScreen(SIZE, createGraphemes);
  await writeToTerminal(widget, encoder.encode(before));
  for (const piece of cutIntoPieces(encoder.encode(before), roll, 9)) screen.write(piece);
  expect({ label, ...visibleModel(screen) }).toEqual({ label, ...visibleWidget(widget) });
  // When the widget wraps rows again, it loses some letters of several code points.
  const hasJoined = screen.state().normal.lines.some(({ joinedLetters: joined }) => joined !== undefined);
  const size = hasJoined ? SIZE : requestedSize;
  if (size !== SIZE) {
    let lostLines = 0;
    screen.listen(() => (lostLines += 1));
    widget.resize(size.columns, size.rows);
    screen.resize(size);
    // When wrapping creates more rows than fit, a widget without scrollback mixes them up: it writes lines outside of
    // its list, and its first row may be below the screen.
    if (widget.buffer.normal.baseY > 0 || (lostLines > 0 && size.columns < SIZE.columns)) return false;
  }
  const separator = separatorOf(widget);
  await writeToTerminal(widget, encoder.encode(separator + middle));
  screen.write(encoder.encode(separator + middle));
  expect({ label, ...visibleModel(screen) }).toEqual({ label, ...visibleWidget(widget) });
  const snapshot = screen.snapshot();
  if (!snapshot) return false;
  // The second widget still has the output of the previous run.
  restored.resize(snapshot.columns, snapshot.rows);
  await writeToTerminal(restored, encoder.encode(snapshot.text));
  expect({ label, ...widgetState(restored) }).toEqual({ label, ...widgetState(widget) });
  const remainingOutput = encoder.encode(separatorOf(widget) + after);
  await Promise.all([writeToTerminal(restored, remainingOutput), writeToTerminal(widget, remainingOutput)]);
  expect({ label, ...widgetState(restored) }).toEqual({ label, ...widgetState(widget) });
  return true;
}

const MAX_PARALLEL_RUNS = 100;

/** Bytes of sequences such as ESC [ ? 1 ; h l J r. */
const SEQUENCE_STARTS = [
  0x1b, 0x5b, 0x3f, 0x31, 0x3b, 0x68, 0x6c, 0x4a, 0x72, 0x4c, 0x53, 0x50, 0x0a, 0xe8, 0xcc, 0x81,
];

test(
  'the model matches the widget, also after it was restored from a snapshot',
  async () => {
    const count = runCount(5_000, 100_000);
    const pairs = Array.from({ length: MAX_PARALLEL_RUNS }, () => ({
      widget: openWidget(SIZE),
      restored: openWidget(SIZE),
    }));
    let snapshots = 0;
    for (let firstRun = 0; firstRun < count; firstRun += MAX_PARALLEL_RUNS) {
      const results = await Promise.all(pairs.map((pair, offset) => compare(SEED + firstRun + offset, pair)));
      snapshots += results.filter(Boolean).length;
    }
    // There is no snapshot of output that ends within a sequence.
    expect(snapshots / count).toBeGreaterThan(0.7);
  },
  4 * TIMEOUT_MS,
);

test('a letter replaces a wide letter on which a resize has put the cursor', async () => {
  const widget = openWidget(SIZE);
  const screen = createScreen(SIZE, createGraphemes);
  const write = async (text: string) => {
    screen.write(encoder.encode(text));
    await writeToTerminal(widget, encoder.encode(text));
  };
  await write('語');
  widget.resize(2, 4);
  screen.resize({ columns: 2, rows: 4 });
  await write('é');
  expect(screen.lines()[0]).toBe(' é');
  expect(visibleModel(screen)).toEqual(visibleWidget(widget));
});

test(
  'the model has one line per row after random bytes',
  () => {
    for (let runIndex = 0; runIndex < runCount(5_000, 1_000_000); runIndex += 1) {
      const roll = createDice(SEED + runIndex);
      const screen = createScreen({ columns: 1 + roll(20), rows: roll(6) }, createGraphemes);
      for (let piece = 0; piece < 4; piece += 1) {
        // Random bytes contain few control characters, so every second byte is taken from sequences.
        const bytes = Uint8Array.from({ length: roll(40) }, () =>
          roll(2) === 0 ? roll(256) : (SEQUENCE_STARTS[roll(SEQUENCE_STARTS.length)] ?? 0),
        );
        screen.write(bytes);
        if (roll(8) === 0) screen.resize(randomSize(roll));
      }
      expect(screen.lines().length).toBe(screen.state().rows);
    }
  },
  TIMEOUT_MS,
);

test('limits the memory for endless links', () => {
  const screen = createScreen(SIZE, createGraphemes);
  for (let n = 0; n < 60_000; n += 1) screen.write(encoder.encode(`\x1b]8;;https://one.example.com/${n}\x1b\\x`));
  expect(screen.snapshot()?.text).toContain('https://one.example.com/59999');
  expect(screen.state().extended.count()).toBeLessThan(25_000);
});
