import { describe, expect, test } from 'vitest';
import { nextTouchState, NO_TOUCH, type TouchEffect, type TouchInput } from './touch.ts';

const point = (x: number, y = 0) => ({ x, y });
const down = (ms: number, x: number, { id = 1, y = 0 } = {}): TouchInput => ({
  type: 'down',
  id,
  point: point(x, y),
  ms,
});
const moved = (ms: number, x: number, { id = 1, y = 0 } = {}): TouchInput => ({
  type: 'moved',
  id,
  point: point(x, y),
  ms,
});
const up = (ms: number, id = 1): TouchInput => ({ type: 'up', id, ms });
const waited: TouchInput = { type: 'waited' };
const cancelled: TouchInput = { type: 'cancelled' };
const SECOND_FINGER = { id: 2 };

function describeEffect(effect: TouchEffect): string {
  const { x, y } = effect.point;
  const place = y === 0 ? `${x}` : `${x}|${y}`;
  switch (effect.type) {
    case 'move':
      return `to ${place}`;
    case 'button':
      return `${effect.isDown ? '+' : '-'}${effect.button} at ${place}`;
    case 'scroll':
      return `scroll ${effect.deltaX}|${effect.deltaY}`;
    case 'zoom':
      return `zoom ${effect.factor} at ${place}`;
  }
}

function runEvents(...events: TouchInput[]): string {
  let touch = NO_TOUCH;
  const effects: string[] = [];
  for (const event of events) {
    const step = nextTouchState(touch, event);
    touch = step.touch;
    effects.push(...step.effects.map(describeEffect));
  }
  return effects.join(', ');
}

describe('one finger', () => {
  test('clicks with a tap, at the point where the touch started', () => {
    expect(runEvents(down(0, 50), moved(20, 55), up(80))).toBe('+0 at 50, -0 at 50');
  });
  test('clicks twice at the same point with two quick taps close together', () => {
    const firstTap = [down(0, 50), up(80)];
    expect(runEvents(...firstTap, down(200, 60), up(250))).toBe('+0 at 50, -0 at 50, +0 at 50, -0 at 50');
    expect(runEvents(...firstTap, down(900, 60), up(950))).toContain('+0 at 60');
    expect(runEvents(...firstTap, down(200, 90), up(250))).toContain('+0 at 90');
    expect(runEvents(...firstTap, down(200, 60), up(250), down(300, 70), up(350))).toContain('+0 at 70');
  });
  test('right-clicks with a long press, and ignores the finger after that', () => {
    expect(nextTouchState(NO_TOUCH, down(0, 50)).waitMs).toBe(500);
    expect(runEvents(down(0, 50), waited, waited, moved(600, 90), up(700), waited)).toBe('+2 at 50, -2 at 50');
  });
  test('moves the pointer without pressing a button when it moves soon after the touch', () => {
    expect(runEvents(down(0, 50), moved(40, 70), moved(60, 90), waited, up(80))).toBe('to 70, to 90');
  });
  test('drags with the left button when it moves 150 ms after the touch or later', () => {
    expect(runEvents(down(0, 50), moved(160, 70), moved(180, 90), waited, up(200))).toBe(
      '+0 at 50, to 70, to 90, -0 at 90',
    );
  });
  test('releases the button when the system cancels the touch', () => {
    expect(runEvents(down(0, 50), moved(160, 70), cancelled, up(200))).toBe('+0 at 50, to 70, -0 at 70');
    expect(runEvents(down(0, 50), cancelled, up(80))).toBe('');
  });
  test('releases the button before the next touch if the end of the touch was missed', () => {
    expect(runEvents(down(0, 50), moved(160, 70), down(400, 10), up(450))).toBe(
      '+0 at 50, to 70, -0 at 70, +0 at 10, -0 at 10',
    );
  });
});

describe('two fingers', () => {
  const bothDown = [down(0, 100, { y: 100 }), down(10, 200, { ...SECOND_FINGER, y: 100 })];
  test('scroll horizontally and vertically, and the content follows the fingers', () => {
    const moves = [
      moved(20, 100, { y: 120 }),
      moved(30, 200, { ...SECOND_FINGER, y: 140 }),
      moved(40, 120, { y: 140 }),
    ];
    expect(runEvents(...bothDown, ...moves, up(50), up(60, 2))).toBe('scroll 0|-30, scroll -10|-10');
  });
  test('zoom around the point between them', () => {
    expect(runEvents(...bothDown, moved(20, 0, { y: 100 }), moved(30, 250, { ...SECOND_FINGER, y: 100 }))).toBe(
      'zoom 2 at 100|100, zoom 1.25 at 125|100',
    );
  });
  test('keep scrolling after their first move, and ignore small moves before it', () => {
    expect(runEvents(...bothDown, moved(20, 104, { y: 100 }))).toBe('');
    const scrolled = runEvents(...bothDown, moved(20, 100, { y: 122 }), moved(30, 0, { y: 122 }));
    expect(scrolled).toBe('scroll 0|-11, scroll 50|0');
  });
  test('end a drag of the first finger, and do nothing after one of them is lifted', () => {
    expect(runEvents(down(0, 50), moved(160, 70), down(170, 200, SECOND_FINGER))).toBe('+0 at 50, to 70, -0 at 70');
    expect(runEvents(...bothDown, up(50), moved(60, 250, SECOND_FINGER), up(70, 2), waited)).toBe('');
    expect(runEvents(...bothDown, up(50), down(60, 50), moved(90, 150), up(100), up(110, 2))).toBe('');
  });
  test('at the same point zoom by a finite factor', () => {
    expect(runEvents(down(0, 0), down(10, 0, SECOND_FINGER), moved(20, 50, SECOND_FINGER))).toBe('zoom 50 at 25');
  });
  test('ignore a third finger', () => {
    expect(runEvents(...bothDown, down(20, 300, { id: 3 }), moved(30, 900, { id: 3 }), up(40, 9))).toBe('');
  });
});

test('the left button does not stay pressed after any sequence of five touch events with at most two fingers', () => {
  const positions = [0, 31, 200];
  let sequences: TouchInput[][] = [[]];
  for (let round = 0; round < 5; round += 1)
    sequences = sequences.flatMap((earlierEvents) => [
      ...positions.map((x) => [...earlierEvents, moved(round * 100, x, { id: (x % 2) + 1 })]),
      ...[1, 2].flatMap((id) => [
        [...earlierEvents, down(round * 100, 50 * id, { id })],
        [...earlierEvents, up(round * 100, id)],
      ]),
    ]);
  for (const sequence of sequences) {
    const effects = runEvents(...sequence, up(900, 1), up(910, 2));
    expect(effects.split('+0').length).toBe(effects.split('-0').length);
  }
});
