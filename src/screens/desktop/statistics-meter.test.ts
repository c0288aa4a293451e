import { expect, test } from 'vitest';
import { createStatisticsMeter } from './statistics-meter.ts';

test('computes rates per second from the last two seconds', () => {
  const meter = createStatisticsMeter();
  expect(meter.perSecond(0)).toEqual({ frames: 0, bytes: 0 });
  for (let frame = 0; frame < 40; frame += 1) meter.addDrawn({ tiles: 1, bytes: 1000 }, frame * 100);
  expect(meter.perSecond(3900)).toEqual({ frames: 10, bytes: 10_000 });
  expect(meter.perSecond(4950)).toEqual({ frames: 5, bytes: 5000 });
  expect(meter.perSecond(9000)).toEqual({ frames: 0, bytes: 0 });
});

test('measures the median time from input to the next picture, and ignores late pictures', () => {
  const meter = createStatisticsMeter();
  const drawn = { tiles: 1, bytes: 1 };
  expect(meter.responseMs()).toBeUndefined();
  meter.addDrawn(drawn, 10);
  expect(meter.responseMs()).toBeUndefined();
  for (const [inputMs, responseMs] of [
    [1000, 30],
    [2000, 10],
    [3000, 20],
  ] as const) {
    meter.noteInput(inputMs);
    meter.noteInput(inputMs + 5);
    meter.addDrawn(drawn, inputMs + responseMs);
    meter.addDrawn(drawn, inputMs + responseMs + 1);
  }
  expect(meter.responseMs()).toBe(20);
  meter.noteInput(9000);
  meter.addDrawn(drawn, 60_000);
  expect(meter.responseMs()).toBe(20);
});
