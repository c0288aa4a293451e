import { expect, test } from 'vitest';
import { createStatisticsMeter } from './statistics-meter.ts';

test('computes rates per second from the last two seconds', () => {
  const rates = createStatisticsMeter();
  expect(rates.perSecond(0)).toEqual({ frames: 0, bytes: 0 });
  for (let frame = 0; frame < 40; frame += 1) rates.addDrawn({ tiles: 1, bytes: 1000 }, frame * 100);
  expect(rates.perSecond(3900)).toEqual({ frames: 10, bytes: 10_000 });
  expect(rates.perSecond(4950)).toEqual({ frames: 5, bytes: 5000 });
  expect(rates.perSecond(9000)).toEqual({ frames: 0, bytes: 0 });
});

test('measures the time from input to the next picture, and ignores late pictures', () => {
  const rates = createStatisticsMeter();
  const drawn = { tiles: 1, bytes: 1 };
  expect(rates.responseMs()).toBeUndefined();
  rates.addDrawn(drawn, 10);
  expect(rates.responseMs()).toBeUndefined();
  for (const [acted, took] of [
    [1000, 30],
    [2000, 10],
    [3000, 20],
  ] as const) {
    rates.noteInput(acted);
    rates.noteInput(acted + 5);
    rates.addDrawn(drawn, acted + took);
    rates.addDrawn(drawn, acted + took + 1);
  }
  expect(rates.responseMs()).toBe(20);
  rates.noteInput(9000);
  rates.addDrawn(drawn, 60_000);
  expect(rates.responseMs()).toBe(20);
});
