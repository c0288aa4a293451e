import type { Terminal } from '@xterm/headless';
import { expect, test } from 'vitest';
import { dice, inPieces, linesOf, openTerminal, written } from '#domain/terminal/test-terminal.ts';
import { unseenOutputFilter } from './unseen-output.ts';

const encoder = new TextEncoder();

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

function shown({ buffer, modes }: Terminal): unknown {
  const { active, normal } = buffer;
  const rows = [active, normal].map((one) => linesOf(one));
  return { rows, modes, type: active.type, x: active.cursorX, y: active.cursorY, base: active.baseY };
}

const MOST_BYTES = 3000;
const SEEDS = Array.from({ length: 80 }, (_, seed) => seed + 1);

const slicesOf = (seed: number): Uint8Array[] => script(seed).map((part) => encoder.encode(part));
const cutAnywhere = (seed: number): Uint8Array[] =>
  inPieces(encoder.encode(script(seed).join('')), dice(seed), MOST_BYTES);

test.each([
  ['as it comes', slicesOf],
  ['cut anywhere', cutAnywhere],
])(
  'a terminal shows the same with and without it, %s',
  async (_how, slices) => {
    for (const seed of SEEDS) {
      const [whole, brief] = [openTerminal(), openTerminal()];
      const shorten = unseenOutputFilter(brief);
      for (const slice of slices(seed)) {
        await written(whole, slice);
        await written(brief, shorten(slice));
      }
      expect(shown(brief), `seed ${seed}`).toEqual(shown(whole));
    }
  },
  30_000,
);
