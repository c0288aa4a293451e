// Writes a collection of hostile output to the widget, which may answer only with what every terminal reports about
// itself. Other tests show the faults of the published widget. When a new version fixes a fault, the test of the fault
// fails, and the guard against it can be removed.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Terminal } from '@xterm/xterm';
import { expect, onTestFinished, test, vi } from 'vitest';
import corpus from '#docs/protocol/escape-sequences.json';
import { createStringLimiter } from '#domain/terminal/limit-strings.ts';
import { TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { openTerminal, writeToTerminal } from '#domain/terminal/flood/test-terminal.ts';
import { harden } from './hardening.ts';

type Part = string | (string | number)[];

/** The text of an entry. A part of an entry may be a pair: a text and how often it repeats. */
const textOf = (entry: string | Part[]): string =>
  typeof entry === 'string'
    ? entry
    : entry.map((part) => (typeof part === 'string' ? part : String(part[0]).repeat(Number(part[1])))).join('');

const unansweredSequences = Object.entries(corpus.silent).flatMap(([kind, entries]) =>
  entries.map((entry, index) => [`${kind} ${index}`, textOf(entry)] as const),
);
const answeredQueries = Object.values(corpus.answered).flatMap((entries) => Object.entries(entries));

const encoder = new TextEncoder();

type OnKey = Parameters<typeof harden>[0]['onKey'];

function openGuardedTerminal() {
  const terminal = openTerminal();
  const sent: string[] = [];
  const clipboard: string[] = [];
  // The headless widget has no keys.
  const keyListeners: (() => void)[] = [];
  const onKey: OnKey = (listener) => {
    keyListeners.push(() => listener({ key: 'x', domEvent: new Event('keydown') as KeyboardEvent }));
    return { dispose: () => {} };
  };
  harden(Object.assign(terminal, { onKey }), {
    onInput: (text) => sent.push(text),
    onClipboard: (text) => clipboard.push(text),
  });
  return { terminal, sent, clipboard, pressKey: () => keyListeners.forEach((notify) => notify()) };
}

/** Ends any unfinished sequence and requests the cursor position. The answer shows that the terminal still works. */
const CURSOR_POSITION_REQUEST = '\x18\x1b\\\x1b[r\x1b[?6l\x1b[2;3H\x1b[6n';

test('the corpus has more than 250 sequences', () =>
  expect(unansweredSequences.length + answeredQueries.length).toBeGreaterThan(250));

// docs/behaviour.md#terminal-output "The console answers only the queries"
test.each(unansweredSequences)('%s gets no answer, and the terminal still works', async (_name, output) => {
  const { terminal, sent, clipboard } = openGuardedTerminal();
  const startedAt = performance.now();
  await writeToTerminal(terminal, encoder.encode(output + CURSOR_POSITION_REQUEST));
  expect(sent).toEqual(['\x1b[2;3R']);
  expect(clipboard).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

// docs/behaviour.md#terminal-output "The console answers only the queries"
test.each(answeredQueries)('%j is answered with %j', async (question, answer) => {
  const { terminal, sent } = openGuardedTerminal();
  await writeToTerminal(terminal, encoder.encode(question));
  expect(sent).toEqual([answer]);
});

test('all unanswered sequences together, cut into small pieces, get no answer', async () => {
  const { terminal, sent } = openGuardedTerminal();
  const bytes = encoder.encode(unansweredSequences.map(([, output]) => `${output}\x18`).join(''));
  for (let offset = 0; offset < bytes.length; offset += 7) terminal.write(bytes.subarray(offset, offset + 7));
  await writeToTerminal(terminal, encoder.encode(CURSOR_POSITION_REQUEST));
  expect(sent).toEqual(['\x1b[2;3R']);
});

const copyRequest = (text: string) => encoder.encode(`\x1b]52;c;${Buffer.from(text).toString('base64')}\x07`);

test('passes on one clipboard request per key press', async () => {
  const { terminal, clipboard, sent, pressKey } = openGuardedTerminal();
  for (const text of ['one', 'two']) await writeToTerminal(terminal, copyRequest(text));
  expect(clipboard).toEqual(['one']);
  pressKey();
  await writeToTerminal(terminal, copyRequest('three'));
  expect(clipboard).toEqual(['one', 'three']);
  expect(sent).toEqual([]);
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Memory in use, without garbage. */
function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test.each(['\x1b]52;c;', '\x1b]0;', '\x1bP$q', '\x1b]1337;File=:', '\x1b_G', '\x1b[', '\x1b]8;;https://'])(
  '100 MB of output after %j without an end need less than 32 MB of memory, which is freed again',
  async (sequenceStart) => {
    const { terminal } = openGuardedTerminal();
    const limitStrings = createStringLimiter();
    const slice = new Uint8Array(250_000).fill(0x41);
    const memoryBefore = memory();
    let maxGrowth = 0;
    await writeToTerminal(terminal, limitStrings(encoder.encode(sequenceStart)));
    for (let sent = 1; sent <= 400; sent += 1) {
      await writeToTerminal(terminal, limitStrings(slice));
      if (sent % 40 === 1) maxGrowth = Math.max(maxGrowth, memory() - memoryBefore);
    }
    expect(maxGrowth).toBeLessThan(32e6);
    expect(memory() - memoryBefore).toBeLessThan(1e6);
    await writeToTerminal(terminal, encoder.encode(CURSOR_POSITION_REQUEST));
  },
  TIMEOUT_MS,
);

test.each([
  ['on a screen without scrollback', ''],
  ['on the alternate screen', '\x1b[?1049h'],
  ['below scrollback', '\n'.repeat(99)],
])('output can erase everything up to the last cell %s', async (_where, outputBefore) => {
  for (const erase of ['\x1b[1J', '\x1b[?1J']) {
    const { terminal, sent } = openGuardedTerminal();
    await writeToTerminal(terminal, encoder.encode(`${outputBefore}\x1b[Hold text\x1b[999;999Hx${erase}`));
    await writeToTerminal(terminal, encoder.encode(CURSOR_POSITION_REQUEST));
    const { baseY } = terminal.buffer.active;
    const rows = Array.from({ length: terminal.rows }, (_, row) => terminal.buffer.active.getLine(baseY + row));
    expect(rows.map((row) => row?.translateToString(true)).join('')).toBe('');
    expect(sent).toEqual(['\x1b[2;3R']);
  }
});

test('the published widget throws when it erases up to the last cell, and parses nothing more', () => {
  // The widget parses in a timer; with fake timers the test receives what the timer throws.
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const erase of ['\x1b[1J', '\x1b[?1J']) {
    const terminal = openTerminal();
    terminal.write(`\x1b[999;999Hx${erase}`);
    expect(() => vi.runAllTimers()).toThrow(TypeError);
    const onParsed = vi.fn<() => void>();
    terminal.write('y', onParsed);
    vi.runAllTimers();
    expect(onParsed).not.toHaveBeenCalled();
  }
});

/** The browser's widget. It has no colors until it is in a page, so it gets some here. */
function openBrowserWidget(isGuarded: boolean) {
  const terminal = new Terminal({ allowProposedApi: true, logLevel: 'off' });
  const color = { css: '#112233', rgba: 0x112233ff };
  const { _core: core } = terminal as unknown as { _core: object };
  const colors = { foreground: color, background: color, cursor: color, ansi: [color] };
  Object.assign(core, { _themeService: { colors } });
  const sent: string[] = [];
  if (isGuarded) harden(terminal, { onInput: (text) => sent.push(text), onClipboard: () => {} });
  else terminal.onData((text) => sent.push(text));
  return { terminal, sent };
}

test.each([
  ['a color of the palette', '\x1b]4;0;?\x07', '\x1b]4;0;rgb:1111/2222/3333\x1b\\'],
  ['the text color', '\x1b]10;?\x07', '\x1b]10;rgb:1111/2222/3333\x1b\\'],
  ['the background color', '\x1b]11;?\x07', '\x1b]11;rgb:1111/2222/3333\x1b\\'],
  ['the cursor color', '\x1b]12;?\x07', '\x1b]12;rgb:1111/2222/3333\x1b\\'],
  ['a mode', '\x1b[4$p', '\x1b[4;2$y'],
  ['a private mode', '\x1b[?2004$p', '\x1b[?2004;2$y'],
  ['a setting', '\x1bP$qm\x1b\\', '\x1bP1$r0m\x1b\\'],
  ['the focus when output subscribes to it', '\x1b[?1004h', '\x1b[O'],
])('the published widget reports %s, and the guarded widget does not', async (_name, request, report) => {
  const [published, guarded] = [openBrowserWidget(false), openBrowserWidget(true)];
  for (const { terminal } of [published, guarded])
    await new Promise<void>((resolve) => terminal.write(request, resolve));
  expect(published.sent).toEqual([report]);
  expect(guarded.sent).toEqual([]);
  guarded.terminal.input('\x1b[I');
  expect(guarded.sent).toEqual(['\x1b[I']);
});

// Commands of the form CSI <count> <letter>, such as inserting or scrolling lines.
test.each([
  ['L', 1e5],
  ['M', 1e5],
  ['S', 1e5],
  ['T', 1e5],
  ['I', 3e7],
  ['Z', 1e6],
  ['b', 1e6],
])('the published widget loops over the count of CSI %s', async (final, count) => {
  const terminal = openTerminal();
  const startedAt = process.cpuUsage();
  await writeToTerminal(terminal, encoder.encode(`\x1b[3;5Hab\x1b[${count}${final}`));
  expect(process.cpuUsage(startedAt).user / 1000).toBeGreaterThan(20);
});

interface LinkInternals {
  _core: { _oscLinkService: { getLinkData: (id: number) => { uri: string } | undefined } };
}

test('the published widget stores a link of a million characters, and the guarded widget does not', async () => {
  const [published, guarded] = [openTerminal(), openGuardedTerminal().terminal];
  const lengths = [];
  for (const terminal of [published, guarded]) {
    await writeToTerminal(terminal, encoder.encode(`\x1b]8;;https://${'x'.repeat(1e6)}\x07link\x1b]8;;\x07`));
    const { _core: core } = terminal as unknown as LinkInternals;
    lengths.push(core._oscLinkService.getLinkData(1)?.uri.length);
  }
  expect(lengths).toEqual([1_000_008, undefined]);
});
