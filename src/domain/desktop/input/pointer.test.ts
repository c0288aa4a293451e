import { expect, test } from 'vitest';
import type { KnownMessage } from '#domain/desktop/codec/message.ts';
import { nextPointerState, INITIAL_POINTER, screenPointOf, type PointerInput } from './pointer.ts';

const point = (x: number, y = 0) => ({ x, y });
const moved = (x: number): PointerInput => ({ type: 'moved', point: point(x) });
const frame: PointerInput = { type: 'frame' };
const button = (button: number, isDown: boolean, x = 0): PointerInput => ({
  type: 'button',
  button,
  isDown,
  point: point(x),
});
const lost: PointerInput = { type: 'lost' };
const wheel = (deltaX: number, deltaY: number, mode = 0): PointerInput => ({
  type: 'wheel',
  wheel: { deltaX, deltaY, mode },
  pageHeight: 600,
  point: point(0),
});

function describeMessage(message: KnownMessage): string {
  if (message.kind === 'mouseMove') return `to ${message.x}`;
  if (message.kind === 'mouseButton') return `${message.down ? '+' : '-'}${message.button}`;
  return message.kind === 'mouseWheel' ? `${message.axis} ${message.delta}` : message.kind;
}

function runEvents(...events: PointerInput[]): string {
  let pointer = INITIAL_POINTER;
  const sentMessages: string[] = [];
  for (const event of events) {
    const step = nextPointerState(pointer, event);
    pointer = step.pointer;
    sentMessages.push(...step.send.map(describeMessage));
  }
  return sentMessages.join(', ');
}

test('sends only the last move between two animation frames', () => {
  expect(runEvents(moved(1), moved(2), frame, frame, moved(3))).toBe('to 2');
  expect(runEvents(moved(1), frame, moved(2), moved(1), frame)).toBe('to 1');
});

test('sends the current position before a button or the wheel, and not the pending move', () => {
  expect(runEvents(moved(1), button(0, true, 2), frame, button(0, false, 3))).toBe('to 2, +0, to 3, -0');
  expect(runEvents(moved(1), wheel(0, 10))).toBe('to 0, vertical -10');
});

test('sends the left, middle and right button only, and no repeated press or release', () => {
  expect(runEvents(button(1, true), button(2, true), button(3, true), button(4, true), button(-1, true))).toBe(
    'to 0, +1, +2',
  );
  expect(runEvents(button(0, true), button(0, true), button(0, false), button(0, false))).toBe('to 0, +0, -0');
});

test('releases all pressed buttons at the last position when the pointer is lost', () => {
  expect(runEvents(button(0, true), button(2, true), moved(7), lost, lost)).toBe('to 0, +0, +2, to 7, -0, -2');
});

test.each([
  ['pixels, up and left', wheel(-3, -120), 'to 0, horizontal 3, vertical 120'],
  ['lines', wheel(0, 3, 1), 'to 0, vertical -120'],
  ['pages', wheel(0, -1, 2), 'to 0, vertical 600'],
  ['more than 16 bits, downward', wheel(0, 1e6), 'to 0, vertical -32768'],
  ['more than 16 bits, upward', wheel(0, -1e6), 'to 0, vertical 32767'],
  ['no movement', wheel(0, 0), 'to 0'],
])('converts a wheel turn of %s', (_, event, expected) => {
  expect(runEvents(event)).toBe(expected);
});

test('adds up fractions of a pixel in each direction', () => {
  expect(runEvents(wheel(0, 0.4), wheel(0, 0.4), wheel(0, 0.4))).toBe('to 0, vertical -1');
  expect(runEvents(wheel(0.6, 0), wheel(-0.6, 0), wheel(0.6, 0), wheel(0.5, 0))).toBe('to 0, horizontal -1');
  expect(runEvents(...Array.from({ length: 40 }, () => wheel(0, 0.25)))).toBe(
    ['to 0', ...Array.from({ length: 10 }, () => 'vertical -1')].join(', '),
  );
});

test.each([
  [point(10, 20), point(0, 0)],
  [point(11.9, 22), point(0, 1)],
  [point(12, 24), point(1, 2)],
  [point(0, 0), point(0, 0)],
  [point(1e6, 1e6), point(799, 599)],
])('converts the page position %j to the screen pixel %j', (position, pixel) => {
  expect(screenPointOf({ left: 10, top: 20, scale: 2, width: 800, height: 600 }, position)).toEqual(pixel);
});
