// What a corpus of hostile output gets out of the widget: nothing but what every terminal tells of itself.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import corpus from '#docs/protocol/escape-sequences.json';
import { createStringBound } from '#domain/terminal/bounded-strings.ts';
import { TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { openTerminal, written } from '#domain/terminal/flood/test-terminal.ts';
import { harden } from './hardening.ts';

type Part = string | (string | number)[];

/** A part of a text may be named with how often it comes. */
const textOf = (entry: string | Part[]): string =>
  typeof entry === 'string'
    ? entry
    : entry.map((part) => (typeof part === 'string' ? part : String(part[0]).repeat(Number(part[1])))).join('');

const silent = Object.entries(corpus.silent).flatMap(([kind, entries]) =>
  entries.map((entry, at) => [`${kind} ${at}`, textOf(entry)] as const),
);
const answered = Object.values(corpus.answered).flatMap((entries) => Object.entries(entries));

const encoder = new TextEncoder();

type Keys = Parameters<typeof harden>[0]['onKey'];

function open() {
  const terminal = openTerminal();
  const sent: string[] = [];
  const clipboard: string[] = [];
  // Keys come to the widget of the browser alone.
  const keys: (() => void)[] = [];
  const onKey: Keys = (listener) => {
    keys.push(() => listener({ key: 'x', domEvent: new Event('keydown') as KeyboardEvent }));
    return { dispose: () => {} };
  };
  harden(Object.assign(terminal, { onKey }), {
    onInput: (text) => sent.push(text),
    onClipboard: (text) => clipboard.push(text),
  });
  return { terminal, sent, clipboard, press: () => keys.forEach((press) => press()) };
}

/** Ends whatever was begun, and asks where the cursor is: the terminal still works. */
const STILL_WORKS = '\x18\x1b\\\x1b[r\x1b[?6l\x1b[2;3H\x1b[6n';

test('the corpus holds at least 250 sequences', () => expect(silent.length + answered.length).toBeGreaterThan(250));

// docs/behaviour.md#what-output-may-do "Of its questions"
test.each(silent)('%s gets no answer, and the terminal goes on', async (_name, output) => {
  const { terminal, sent, clipboard } = open();
  const began = performance.now();
  await written(terminal, encoder.encode(output + STILL_WORKS));
  expect(sent).toEqual(['\x1b[2;3R']);
  expect(clipboard).toEqual([]);
  expect(performance.now() - began).toBeLessThan(2000);
});

// docs/behaviour.md#what-output-may-do "Of its questions"
test.each(answered)('%j is answered with %j', async (question, answer) => {
  const { terminal, sent } = open();
  await written(terminal, encoder.encode(question));
  expect(sent).toEqual([answer]);
});

test('all of it at once, in pieces', async () => {
  const { terminal, sent } = open();
  const bytes = encoder.encode(silent.map(([, output]) => `${output}\x18`).join(''));
  for (let at = 0; at < bytes.length; at += 7) terminal.write(bytes.subarray(at, at + 7));
  await written(terminal, encoder.encode(STILL_WORKS));
  expect(sent).toEqual(['\x1b[2;3R']);
});

const asking = (text: string) => encoder.encode(`\x1b]52;c;${Buffer.from(text).toString('base64')}\x07`);

test('what output would copy is asked about once for each time that something is typed', async () => {
  const { terminal, clipboard, sent, press } = open();
  for (const text of ['one', 'two']) await written(terminal, asking(text));
  expect(clipboard).toEqual(['one']);
  press();
  await written(terminal, asking('three'));
  expect(clipboard).toEqual(['one', 'three']);
  expect(sent).toEqual([]);
});

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** What is held, garbage apart. */
function memory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test.each(['\x1b]52;c;', '\x1b]0;', '\x1bP$q', '\x1b]1337;File=:', '\x1b_G', '\x1b[', '\x1b]8;;https://'])(
  '100 MB that %j begins and nothing ends take little memory, and none of it for long',
  async (begin) => {
    const { terminal } = open();
    const bound = createStringBound();
    const slice = new Uint8Array(250_000).fill(0x41);
    const before = memory();
    let most = 0;
    await written(terminal, bound(encoder.encode(begin)));
    for (let sent = 1; sent <= 400; sent += 1) {
      await written(terminal, bound(slice));
      if (sent % 40 === 1) most = Math.max(most, memory() - before);
    }
    expect(most).toBeLessThan(32e6);
    expect(memory() - before).toBeLessThan(1e6);
    await written(terminal, encoder.encode(STILL_WORKS));
  },
  TIMEOUT_MS,
);

test.each([
  ['on a screen from which nothing was scrolled away', ''],
  ['on the other screen', '\x1b[?1049h'],
  ['below lines that were', '\n'.repeat(99)],
])('all is erased up to the last cell, %s, and the terminal still works', async (_where, before) => {
  for (const erase of ['\x1b[1J', '\x1b[?1J']) {
    const { terminal, sent } = open();
    await written(terminal, encoder.encode(`${before}\x1b[Hgone\x1b[999;999Hx${erase}`));
    await written(terminal, encoder.encode(STILL_WORKS));
    const { baseY } = terminal.buffer.active;
    const rows = Array.from({ length: terminal.rows }, (_, at) => terminal.buffer.active.getLine(baseY + at));
    expect(rows.map((row) => row?.translateToString(true)).join('')).toBe('');
    expect(sent).toEqual(['\x1b[2;3R']);
  }
});
