// Output after a skipped part must look the same as if nothing had been skipped.
import { expect, test } from 'vitest';
import { fastForward } from './fast-forward.ts';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { CHARACTER_SETS } from './test-output.ts';
import { createDice, cutIntoPieces, linesOf, openTerminal, writeToTerminal } from './test-terminal.ts';

type Roll = ReturnType<typeof createDice>;
const encoder = new TextEncoder();

const SETTINGS = [
  '\x1b[31m',
  '\x1b[m',
  '\x1b[0;1;44m',
  '\x1b[;4m',
  '\x1b[7;38;5;200m',
  '\x1b[48;2;1;2;3m',
  '\x1b[38:2::9:8:7m',
  '\x1b[39;49m',
  '\x1b[>4;2m',
  '\x1b[?4m',
  '\x1b[?7l',
  '\x1b[?7h',
  '\x1b[4h',
  '\x1b[4l',
  '\x1b[?1h',
  '\x1b[?1l',
  '\x1b[?6h',
  '\x1b[?6l',
  '\x1b[?45h',
  '\x1b[?1;2004h',
  '\x1b[?2004l',
  '\x1b[?1000h\x1b[?1006h',
  '\x1b[?1001r\x1b[?1000l',
  '\x1b[2;4r',
  '\x1b[3;6r',
  '\x1b[r',
  '\x1b=',
  '\x1b>',
  ...CHARACTER_SETS,
  '\x1bo',
  '\x1b*0',
  '\x1b-0',
  '\x1b%G',
  '\x1bc',
  '\x1b[?47h',
  '\x1b[?47l',
  '\x1b[?1047h',
  '\x1b[?1047l',
  '\x1b[?1049h',
  '\x1b[?47;7h',
  '\u009b31m',
  '\u009b0m',
  '\u009b2;4r',
  '\u009b?47h',
  '\u009b?7l',
  '\x1b[!p',
  '\x1b7',
  '\x1b8',
  '\x1b[s',
  '\x1b[u',
  '\u0088',
  '\x1b[?1048h',
  '\x1b[?1048l',
  '\x1b[?1049l',
  '\x1b[?1049;7l',
];

/** Sequences that restore state which the skipped output may have saved. */
const RESTORE_SEQUENCES = [
  '',
  '\x1b[?47h',
  '\x1b[?47l',
  '\x1b8',
  '\x1b[u',
  '\x1b[?1048l',
  '\x1b[?1049l',
  '\x1b[?47h\x1b8',
];

const OTHER_OUTPUT = [
  '\x1b[1;3Hx',
  '\x1b[2J',
  '\x1b[3A',
  '\x1b[5X',
  '\x1b[2L',
  '\x1b[K',
  '\x1b[4G',
  '\x1b[2D\x1b[@',
  '\x1bM',
  '\x1b[6n',
  '\x1b[3 q',
  '\x1b[3\x18',
  '\x1b[3\x1b[K',
  '\x1b]0;title\x07',
  '\x1b]8;;https://one.example.com\x1b\\link\x1b]8;;\x1b\\',
  '\x1bP1$r0m\x1b\\',
  '\u009d0;title\u009c',
  '\u0085',
  '\u00a731m',
  'é',
  '語',
  '\b',
  '\t',
  '\n',
];

const pickOne = (words: readonly string[], roll: Roll): string => words[roll(words.length)] ?? '';

const randomOutput = (roll: Roll): string =>
  Array.from({ length: roll(30) }, () => {
    const kind = roll(4);
    if (kind === 0) return pickOne(OTHER_OUTPUT, roll);
    return kind === 1 ? `some text ${roll(100)}\r\n` : pickOne(SETTINGS, roll);
  }).join('');

/** Clears the screen and prints lines, in the current styles and modes. */
const randomDrawing = (roll: Roll): string =>
  '\x1b[H\x1b[2J' +
  Array.from(
    { length: 4 + roll(8) },
    (_, lineNumber) => `${'lqk x '.repeat(roll(9))}${lineNumber}${pickOne(['', '\x1b[1m'], roll)}\r\n`,
  ).join('');

test.each(Array.from({ length: runCount(400, 20_000) }, (_, index) => SEED + index))(
  'the screen after a skipped part is the same, seed %i',
  async (seed) => {
    const roll = createDice(seed);
    const [fullTerminal, forwardedTerminal] = [openTerminal(), openTerminal()];
    const earlier = encoder.encode(randomOutput(roll));
    const flood = randomOutput(roll);
    const restoredDrawing = () => `${pickOne(RESTORE_SEQUENCES, roll)}${randomDrawing(roll)}`;
    const lastOutput = `\n${randomDrawing(roll)}${restoredDrawing()}${restoredDrawing()}`;
    const bytes = encoder.encode(flood + lastOutput);
    const forwardedOutput = fastForward(bytes, lastOutput.length, (droppedBytes) => `[${droppedBytes} left out]`);
    for (const [terminal, output] of [
      [fullTerminal, bytes],
      [forwardedTerminal, forwardedOutput],
    ] as const)
      await Promise.all([earlier, ...cutIntoPieces(output, roll, 40)].map((piece) => writeToTerminal(terminal, piece)));
    const shownState = ({ buffer: { active }, modes }: typeof fullTerminal) => ({
      lines: linesOf(active, active.baseY),
      cursor: [active.cursorX, active.cursorY],
      modes,
    });
    expect(shownState(forwardedTerminal), `after ${JSON.stringify(flood)}`).toEqual(shownState(fullTerminal));
  },
  TIMEOUT_MS,
);
