import { beforeEach, expect, test } from 'vitest';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { createInputBuffer, type InputBuffer } from './input-buffer.ts';

type EndedStream = TerminalStream & { status: 'ended' };

const LIVE: TerminalStream = { status: 'live', session: undefined, latency: undefined, error: '' };
const CONNECTING: TerminalStream = { status: 'connecting', awaits: 'frame', error: '' };
const endedWith = (end: Pick<EndedStream, 'outcome' | 'cause'>): EndedStream => ({
  status: 'ended',
  reason: '',
  error: '',
  ...end,
});
const RESTART = endedWith({ outcome: 'lost', cause: 'restart' });
const LOST = endedWith({ outcome: 'lost' });

let buffer: InputBuffer;
let sent: string[];
let isOpen: boolean;

beforeEach(() => {
  buffer = createInputBuffer();
  sent = [];
  isOpen = true;
});

function send(text: string): boolean {
  if (isOpen) sent.push(text);
  return isOpen;
}

function typeInto(...texts: string[]) {
  for (const text of texts) buffer.type(text, send);
}

function handle(...streams: TerminalStream[]) {
  for (const stream of streams) buffer.handleStream(stream, send);
}

test('sends text immediately before and while the stream is live', () => {
  buffer.start(false);
  typeInto('a');
  handle(CONNECTING, LIVE);
  typeInto('b');
  expect(sent).toEqual(['a', 'b']);
});

test('keeps text during a restart and sends it in order when the session continues', () => {
  handle(LIVE);
  typeInto('a');
  handle(RESTART);
  typeInto('b');
  buffer.start(true);
  typeInto('c');
  handle(CONNECTING);
  typeInto('d');
  handle(LIVE);
  typeInto('e');
  handle(LIVE);
  expect(sent).toEqual(['a', 'bcd', 'e']);
});

test('keeps text that is typed between the close of the socket and the end of the stream', () => {
  handle(LIVE);
  isOpen = false;
  typeInto('a');
  handle(RESTART);
  isOpen = true;
  buffer.start(true);
  handle(LIVE);
  expect(sent).toEqual(['a']);
});

test('keeps text while attempts to continue the session fail', () => {
  handle(LIVE, RESTART);
  typeInto('a');
  buffer.start(true);
  handle(LOST);
  typeInto('b');
  buffer.start(true);
  handle(LIVE);
  expect(sent).toEqual(['ab']);
});

test('drops kept text when the session no longer exists and a new one starts', () => {
  handle(LIVE, RESTART);
  typeInto('a');
  buffer.start(true);
  handle(endedWith({ outcome: 'refused' }));
  typeInto('b');
  buffer.start(false);
  handle(LIVE);
  expect(sent).toEqual([]);
});

test.each([LOST, endedWith({ outcome: 'clean' })])('drops text after a session has ended with %o', (ended) => {
  handle(LIVE);
  isOpen = false;
  typeInto('a');
  handle(ended);
  typeInto('b');
  isOpen = true;
  buffer.start(false);
  handle(LIVE, RESTART);
  buffer.start(true);
  handle(LIVE);
  expect(sent).toEqual([]);
});
