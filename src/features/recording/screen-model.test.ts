// Output at random through the widget and through the model of its screen: nothing tells them apart, nor a widget that
// goes on from a snapshot.
import xterm, { type Terminal } from '@xterm/headless';
import { expect, test } from 'vitest';
import { dice, inPieces, written } from '#domain/terminal/flood/test-terminal.ts';
import { ALL, LETTERS } from '#domain/terminal/flood/test-output.ts';
import { runs, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { createScreen, type Screen } from '#domain/screen/screen.ts';
import { createGraphemes, joinGraphemes } from '#features/terminal/graphemes.ts';
import { harden } from '#features/terminal/hardening.ts';

type Roll = ReturnType<typeof dice>;
const encoder = new TextEncoder();
const SIZE = { columns: 30, rows: 6 };

function openWidget({ columns, rows }: typeof SIZE): Terminal {
  const terminal = new xterm.Terminal({ cols: columns, rows, scrollback: 0, allowProposedApi: true, logLevel: 'off' });
  joinGraphemes(terminal);
  harden(Object.assign(terminal, { onKey: () => ({ dispose() {} }) }), { onInput: () => {}, onClipboard: () => {} });
  return terminal;
}

const one = (words: readonly string[], roll: Roll): string => words[roll(words.length)] ?? '';

/** Words of every kind, lines, and text that wraps. */
const output = (roll: Roll): string =>
  Array.from({ length: 2 + roll(14) }, () => {
    const kind = roll(6);
    if (kind === 0) return `line ${roll(1000)}\r\n`;
    if (kind === 1) return 'abc def '.repeat(roll(9));
    return kind === 2 ? one(LETTERS, roll) : one(ALL, roll);
  }).join('');

type Buffer = Terminal['buffer']['active'];
type Cell = NonNullable<ReturnType<NonNullable<ReturnType<Buffer['getLine']>>['getCell']>>;

/** How a cell looks: of a blank only what is seen without a letter counts. */
function lookOf(cell: Cell): string {
  const letters = cell.getChars();
  const isBlank = letters.trim() === '';
  const isInverse = Boolean(cell.isInverse());
  const style = [cell.getBgColorMode(), cell.getBgColor(), isInverse, Boolean(cell.isUnderline())];
  if (!isBlank || isInverse) style.push(cell.getFgColorMode(), cell.getFgColor());
  if (!isBlank) style.push(Boolean(cell.isBold()), Boolean(cell.isDim()), Boolean(cell.isItalic()));
  return `${isBlank ? ' ' : letters}/${style.join()},${cell.getWidth()}`;
}

/** After a resize the widget keeps a few rows above the alternate screen; they are never seen. */
const looksOf = (buffer: Buffer, { columns, rows }: typeof SIZE): string[] =>
  Array.from({ length: Math.min(rows, buffer.length) }, (_, y) => {
    const line = buffer.getLine(buffer.baseY + y);
    const cells = Array.from({ length: columns }, (_x, x) => line?.getCell(x));
    return `${line?.isWrapped} ${cells.map((cell) => (cell ? lookOf(cell) : '')).join(' ')}`;
  });

const shown = ({ buffer: { active, normal }, modes, cols, rows }: Terminal) => ({
  type: active.type,
  at: [active.cursorX, active.cursorY],
  rows: looksOf(active, { columns: cols, rows }),
  normal: looksOf(normal, { columns: cols, rows }),
  modes,
});

const modelShows = (screen: Screen) => {
  const { active, alternate } = screen.state();
  return { type: active === alternate ? 'alternate' : 'normal', at: [active.x, active.y], lines: screen.lines() };
};

const widgetShows = ({ buffer: { active }, cols, rows }: Terminal) => ({
  type: active.type,
  at: [active.cursorX, active.cursorY],
  lines: Array.from({ length: rows }, (_, y) => active.getLine(active.baseY + y)?.translateToString(true, 0, cols)),
});

const resized = (roll: Roll) => ({ columns: 2 + roll(50), rows: 1 + roll(12) });

/** Where lines do not wrap, the widget draws half a wide letter otherwise when letters come in pieces. */
const jointOf = ({ modes }: Terminal): string => (modes.wraparoundMode ? '' : '\0');

interface TerminalPair {
  widget: Terminal;
  restored: Terminal;
}

/** Fails where they are not the same; otherwise whether there was a snapshot. */
async function compare(seed: number, { widget, restored }: TerminalPair): Promise<boolean> {
  widget.resize(SIZE.columns, SIZE.rows);
  await written(widget, encoder.encode('\x18\x1bc\x1b[20l'));
  const roll = dice(seed);
  const before = output(roll);
  const asked = roll(4) === 0 ? resized(roll) : SIZE;
  const middle = output(roll);
  const after = output(roll);
  const says = JSON.stringify({ seed, before, asked, middle, after });
  const screen = createScreen(SIZE, createGraphemes);
  await written(widget, encoder.encode(before));
  for (const piece of inPieces(encoder.encode(before), roll, 9)) screen.write(piece);
  expect({ says, ...modelShows(screen) }).toEqual({ says, ...widgetShows(widget) });
  // Rows with letters of several code points lose some in the widget when they are wrapped again.
  const hasJoined = screen.state().normal.lines.some(({ joinedLetters: joined }) => joined !== undefined);
  const size = hasJoined ? SIZE : asked;
  if (size !== SIZE) {
    let gone = 0;
    screen.listen(() => (gone += 1));
    widget.resize(size.columns, size.rows);
    screen.resize(size);
    // Where wrapping again makes more rows than there are, a widget without scrollback mixes them up: its list of lines
    // is written below its start, and its first row may come to stand below the screen.
    if (widget.buffer.normal.baseY > 0 || (gone > 0 && size.columns < SIZE.columns)) return false;
  }
  const joint = jointOf(widget);
  await written(widget, encoder.encode(joint + middle));
  screen.write(encoder.encode(joint + middle));
  expect({ says, ...modelShows(screen) }).toEqual({ says, ...widgetShows(widget) });
  const snapshot = screen.snapshot();
  if (!snapshot) return false;
  // It holds whatever was written to it last.
  restored.resize(snapshot.columns, snapshot.rows);
  await written(restored, encoder.encode(snapshot.text));
  expect({ says, ...shown(restored) }).toEqual({ says, ...shown(widget) });
  const rest = encoder.encode(jointOf(widget) + after);
  await Promise.all([written(restored, rest), written(widget, rest)]);
  expect({ says, ...shown(restored) }).toEqual({ says, ...shown(widget) });
  return true;
}

const AT_ONCE = 100;

/** ESC [ ? 1 ; h l J r and the like. */
const SEQUENCE_STARTS = [
  0x1b, 0x5b, 0x3f, 0x31, 0x3b, 0x68, 0x6c, 0x4a, 0x72, 0x4c, 0x53, 0x50, 0x0a, 0xe8, 0xcc, 0x81,
];

test(
  'a screen is that of the widget, and goes on from its snapshot as the widget does',
  async () => {
    const count = runs(5_000, 100_000);
    const pairs = Array.from({ length: AT_ONCE }, () => ({ widget: openWidget(SIZE), restored: openWidget(SIZE) }));
    let snapshots = 0;
    for (let at = 0; at < count; at += AT_ONCE) {
      const all = await Promise.all(pairs.map((pair, more) => compare(SEED + at + more, pair)));
      snapshots += all.filter(Boolean).length;
    }
    // Output that stops within a sequence has none.
    expect(snapshots / count).toBeGreaterThan(0.7);
  },
  4 * TIMEOUT_MS,
);

test('a letter replaces a wide letter on which a resize has put the cursor', async () => {
  const widget = openWidget(SIZE);
  const screen = createScreen(SIZE, createGraphemes);
  const write = async (text: string) => {
    screen.write(encoder.encode(text));
    await written(widget, encoder.encode(text));
  };
  await write('語');
  widget.resize(2, 4);
  screen.resize({ columns: 2, rows: 4 });
  await write('é');
  expect(screen.lines()[0]).toBe(' é');
  expect(modelShows(screen)).toEqual(widgetShows(widget));
});

test(
  'no bytes at all make it fail',
  () => {
    for (let at = 0; at < runs(5_000, 1_000_000); at += 1) {
      const roll = dice(SEED + at);
      const screen = createScreen({ columns: 1 + roll(20), rows: roll(6) }, createGraphemes);
      for (let piece = 0; piece < 4; piece += 1) {
        // Few controls come up by chance, so every second byte is one, or a letter that ends a sequence.
        const bytes = Uint8Array.from({ length: roll(40) }, () =>
          roll(2) === 0 ? roll(256) : (SEQUENCE_STARTS[roll(SEQUENCE_STARTS.length)] ?? 0),
        );
        screen.write(bytes);
        if (roll(8) === 0) screen.resize(resized(roll));
      }
      expect(screen.lines().length).toBe(screen.state().rows);
    }
  },
  TIMEOUT_MS,
);

test('links without end take no memory without end', () => {
  const screen = createScreen(SIZE, createGraphemes);
  for (let at = 0; at < 60_000; at += 1) screen.write(encoder.encode(`\x1b]8;;https://one.example.com/${at}\x1b\\x`));
  expect(screen.snapshot()?.text).toContain('https://one.example.com/59999');
  expect(screen.state().extended.count()).toBeLessThan(25_000);
});
