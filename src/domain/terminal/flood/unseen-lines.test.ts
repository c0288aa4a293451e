import { describe, expect, test } from 'vitest';
import { createUnseenLineFilter } from './unseen-lines.ts';

const encoder = new TextEncoder();
const encode = (text: string) => encoder.encode(text);
const decode = (slice: Uint8Array) => new TextDecoder().decode(slice);

const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${from + index}\r\n`).join('');

/** The expected output for shortened lines. It starts with the line break of the previous line. */
const lastLines = (from: number, count: number) => `\r\n${lines(from, count)}`;

describe('a slice of plain lines', () => {
  test('keeps as many complete lines as the terminal remembers', () => {
    expect(decode(createUnseenLineFilter()(encode(`${lines(1, 100)}half`), 3))).toBe(`${lastLines(98, 3)}half`);
  });
  test('is not changed if the terminal remembers all its lines', () => {
    expect(decode(createUnseenLineFilter()(encode(lines(1, 3)), 3))).toBe(lines(1, 3));
  });
  test('is cut only before CR LF, which moves the cursor to the left edge', () => {
    expect(decode(createUnseenLineFilter()(encode(`${lines(1, 9)}a\nb\nc\nd`), 1))).toBe('\r\na\nb\nc\nd');
  });
  test('is not changed if it contains no CR LF', () => {
    expect(decode(createUnseenLineFilter()(encode('a\nb\nc\nd'), 1))).toBe('a\nb\nc\nd');
  });
});

describe('lines with sequences that change only the current line', () => {
  test.each(['\x07', '\b', 'é', '日本', '\x1b[K', '\x1b[12G', '\x1b[2P', '\x1b[@'])(
    'are shortened with %j in them',
    (word) => {
      expect(decode(createUnseenLineFilter()(encode(`${lines(1, 50)}${word}${lines(1, 50)}`), 3))).toBe(
        lastLines(48, 3),
      );
    },
  );
  test('keep the colors that were set before', () => {
    const slice = `\x1b[31m${lines(1, 50)}\x1b[m\x1b[1m${lines(1, 50)}`;
    expect(decode(createUnseenLineFilter()(encode(slice), 3))).toBe(`\x1b[m\x1b[1m${lastLines(48, 3)}`);
  });
  test.each([
    ['\x1b', '[31m'],
    ['\x1b[', '31m'],
    ['\x1b[3', '1m'],
  ])('keep the second part of a sequence that starts with %j', (first, second) => {
    const filter = createUnseenLineFilter();
    filter(encode(`a${first}`), 3);
    expect(decode(filter(encode(second + lines(1, 50)), 3))).toBe(second + lastLines(48, 3));
  });
  test('are shortened when a letter is split between two slices', () => {
    const filter = createUnseenLineFilter();
    const [firstByte = 0, ...otherBytes] = encode('é');
    filter(Uint8Array.of(firstByte), 3);
    expect(decode(filter(Uint8Array.of(...otherBytes, ...encode(lines(1, 50))), 3))).toBe(lastLines(48, 3));
  });
});

describe('a slice with a sequence that may change other lines', () => {
  test.each([
    '\x1b[A',
    '\x1b[2J',
    '\x1b[?25l',
    '\x1b[1;3H',
    '\x1bM',
    '\x1b]0;t\x07',
    '\x0e',
    '\x7f',
    '\x00',
    '\x0c',
    '\u009b1m',
  ])('is not shortened: %j', (word) => {
    const slice = `${lines(1, 50)}${word}${lines(1, 50)}`;
    expect(decode(createUnseenLineFilter()(encode(slice), 3))).toBe(slice);
  });
});

describe('plain lines after other output', () => {
  const shortened = (before: string) => {
    const filter = createUnseenLineFilter();
    filter(encode(before), 3);
    return filter(encode(lines(1, 100)), 3).length < lines(1, 100).length;
  };
  test.each(['\x1b[0m', '\x1b[?2004l\r\n', '\x1b]0;title\x07\x1b[K', 'é', '\x07', '\x1b[38;5;1m text ü'])(
    'are shortened after %j',
    (before) => expect(shortened(before)).toBe(true),
  );
  test.each([
    '\x1b',
    '\x1b[',
    '\x1b[1;2',
    '\x1b[1\r\n',
    '\x1b[1é',
    '\x1b]0;a title',
    '\x1bP1$r',
    '\x1b(0',
    '\x1b[0m\u009d0;a title',
    '\x1b]8;;https://one.example.com',
  ])('are not shortened after the unfinished sequence %j', (before) => expect(shortened(before)).toBe(false));
  test('are not shortened during a window title, however long it is', () => {
    const filter = createUnseenLineFilter();
    for (const part of ['\x1b]0;a title', ' and\x00 more', lines(1, 100)]) filter(encode(part), 3);
    expect(decode(filter(encode(lines(1, 100)), 3))).toBe(lines(1, 100));
  });
  test('are shortened again after a complete escape sequence', () => {
    const filter = createUnseenLineFilter();
    filter(encode('\x1b]0;a title'), 3);
    filter(encode('\x07\x1b[m'), 3);
    expect(decode(filter(encode(lines(1, 100)), 3))).toBe(lastLines(98, 3));
  });
});
