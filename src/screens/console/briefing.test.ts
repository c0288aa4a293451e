import xterm, { type Terminal as HeadlessTerminal } from '@xterm/headless';
import { expect, test } from 'vitest';
import { briefing } from './briefing.ts';

const { Terminal } = xterm;
const encoder = new TextEncoder();

// A small generator with a seed, so that a failure comes back.
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const WORDS = [
  '\x1b[1;3Hx',
  '\x1b[2J',
  '\x1b[?1049h',
  '\x1b[?1049l',
  '\x1b[31m',
  '\x1b[m',
  '\x1b[3A',
  '\x1b[2;4r',
  '\x1b[1;3r\x1b[5;1H',
  '\x1b[r',
  '\x1b[1;6r',
  '\x1b[5X',
  '\x1b[2L',
  '\x1b[?7l',
  '\x1b[?7h',
  '\x1b[4h',
  '\x1b[4l',
  '\x1b]0;ti',
  'tle\x07',
  '\x1b(0',
  '\x1b(B',
  '\x1b[1',
  '\x1b',
  '[m',
  'ä…',
  '\x1b[1;44m',
  '\x1b[0;32m',
  '\x1b[K',
  '\x1b[4G',
  '\x1b[2D\x1b[@',
  '\u009b1m',
  '\x1bM',
  '\x1b7',
  '\x1b8',
  '\x1bP1$r',
  '\x1b\\',
];

const STYLES = [
  '',
  '',
  '',
  '\x1b[31m',
  '\x1b[m',
  '\x1b[0;1;44m',
  '\x1b[38;5;200m',
  '\x1b[K',
  '\x1b[3D',
  'é',
  '語',
  '\b',
];

function script(seed: number): string[] {
  const roll = dice(seed);
  return Array.from({ length: 40 }, (_, at) => {
    const kind = roll(3);
    if (kind === 0) return WORDS[roll(WORDS.length)] ?? '';
    const count = kind === 1 ? roll(6) : 30 + roll(60);
    const style = () => (kind === 2 ? (STYLES[roll(STYLES.length)] ?? '') : '');
    return Array.from(
      { length: count },
      (_x, n) => style() + 'abc def\t'.repeat(roll(5)) + style() + String(at * 100 + n),
    ).join(roll(4) === 0 ? '\n' : '\r\n');
  });
}

const written = (terminal: HeadlessTerminal, slice: Uint8Array) =>
  new Promise<void>((resolve) => terminal.write(slice, resolve));

function shown({ buffer, modes }: HeadlessTerminal): unknown {
  const { active, normal } = buffer;
  const rows = [active, normal].map((one) =>
    Array.from({ length: one.length }, (_, at) => {
      const line = one.getLine(at);
      const cells = Array.from({ length: line?.length ?? 0 }, (_x, x) => line?.getCell(x));
      return [line?.isWrapped, ...cells.map((cell) => `${cell?.getChars()}/${cell?.getFgColor()}`)].join(' ');
    }),
  );
  return { rows, modes, type: active.type, x: active.cursorX, y: active.cursorY, base: active.baseY };
}

test.each(Array.from({ length: 80 }, (_, seed) => seed + 1))(
  'a terminal shows the same with and without it, %i',
  async (seed) => {
    const [whole, brief] = [0, 1].map(
      () => new Terminal({ cols: 30, rows: 6, scrollback: 10, allowProposedApi: true }),
    );
    if (!whole || !brief) throw new Error('no terminals');
    const shorten = briefing(brief);
    for (const part of script(seed)) {
      const slice = encoder.encode(part);
      await written(whole, slice);
      await written(brief, shorten(slice));
    }
    expect(shown(brief)).toEqual(shown(whole));
  },
);
