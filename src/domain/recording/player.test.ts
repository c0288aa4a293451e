import { describe, expect, test } from 'vitest';
import { createPlayer, isWaiting, nextPlayer, type Player, type PlayerEffect, type PlayerEvent } from './player.ts';

const PAUSES = [{ from: 11_000, to: 40_000 }];
const TIMED: PlayerEvent = { on: 'timed', total: 60_000, pauses: PAUSES };
const ALL: PlayerEvent = { on: 'loaded', ms: 60_000, isComplete: true };

/** The player after some events, and its last effect. */
function runEvents(...events: PlayerEvent[]): Player & { effect: PlayerEffect | undefined } {
  let player = createPlayer();
  let lastEffect: PlayerEffect | undefined;
  for (const event of events) {
    const step = nextPlayer(player, event);
    player = step.player;
    lastEffect = step.effect;
  }
  return { ...player, effect: lastEffect };
}

const tick = (ms: number): PlayerEvent => ({ on: 'tick', ms });
const seek = (ms: number): PlayerEvent => ({ on: 'sought', ms });
const NO_SKIPPING: PlayerEvent = { on: 'skipping', isSkipping: false };

describe('the player while the recording loads', () => {
  test.each<[string, PlayerEvent[], Partial<Player>]>([
    ['waits for the first part', [TIMED], { at: 'loading', ms: 0 }],
    ['plays the first part immediately', [TIMED, { on: 'loaded', ms: 5_000, isComplete: false }], { at: 'playing' }],
    ['ends an empty recording', [{ on: 'loaded', ms: 0, isComplete: true }], { at: 'ended' }],
    [
      'waits at the end of the loaded part',
      [TIMED, { on: 'loaded', ms: 5_000, isComplete: false }, tick(9_000), tick(9_000)],
      { at: 'playing', ms: 5_000 },
    ],
    [
      'continues when more is loaded',
      [TIMED, { on: 'loaded', ms: 5_000, isComplete: false }, tick(9_000), ALL, tick(1_000)],
      { at: 'playing', ms: 6_000 },
    ],
  ])('%s', (_, events, player) => expect(runEvents(...events)).toMatchObject(player));

  test('waits at its start position until that is loaded', () => {
    const started = [createPlayer(30_000), TIMED, { on: 'loaded', ms: 5_000, isComplete: false }, tick(100)] as const;
    const [initial, ...events] = started;
    const player = events.reduce<Player>((current, event) => nextPlayer(current, event).player, initial);
    expect([player.ms, isWaiting(player)]).toEqual([30_000, true]);
    expect(nextPlayer(player, ALL)).toMatchObject({ player: { ms: 30_000 }, effect: { do: 'advance', ms: 30_000 } });
  });

  test('ends if its start position is after the end', () => {
    const start = createPlayer(99_000);
    const player = [TIMED, ALL].reduce<Player>((current, event) => nextPlayer(current, event).player, start);
    expect(player).toMatchObject({ at: 'ended', ms: 60_000 });
  });
});

describe('playing', () => {
  test.each<[string, PlayerEvent[], Partial<Player>]>([
    ['advances with real time', [tick(1_500)], { ms: 1_500 }],
    ['advances at half speed', [{ on: 'speed', speed: 0.5 }, tick(1_000)], { ms: 500 }],
    ['advances at sixteen times the speed', [{ on: 'speed', speed: 16 }, tick(500)], { ms: 8_000 }],
    ['does not advance while paused', [{ on: 'pause' }, tick(1_500)], { at: 'paused', ms: 0 }],
    [
      'continues after it was toggled twice',
      [{ on: 'toggled' }, { on: 'toggled' }, tick(10)],
      { at: 'playing', ms: 10 },
    ],
    ['skips idle time and stores the skipped pause', [tick(11_500)], { ms: 40_000, skippedPause: PAUSES[0] }],
    ['plays idle time if skipping is off', [NO_SKIPPING, tick(11_500)], { ms: 11_500, skippedPause: undefined }],
    ['ends at the end of the recording', [tick(11_500), tick(30_000)], { at: 'ended', ms: 60_000 }],
  ])('%s', (_, events, player) => expect(runEvents(TIMED, ALL, ...events)).toMatchObject(player));

  test('does not skip idle time that is not loaded', () => {
    const player = runEvents(TIMED, { on: 'loaded', ms: 20_000, isComplete: false }, tick(11_500));
    expect(player).toMatchObject({ ms: 20_000, at: 'playing' });
    expect(isWaiting(player)).toBe(true);
  });

  test('starts at the beginning after the end', () => {
    const player = runEvents(TIMED, ALL, NO_SKIPPING, tick(99_000), { on: 'play' });
    expect(player).toMatchObject({ at: 'playing', ms: 0, effect: { do: 'restore', ms: 0 } });
  });
});

describe('seeking', () => {
  test.each<[string, PlayerEvent[], Partial<ReturnType<typeof runEvents>>]>([
    [
      'forward advances the screen',
      [seek(20_000)],
      { ms: 20_000, at: 'playing', effect: { do: 'advance', ms: 20_000 } },
    ],
    [
      'backward restores an earlier screen',
      [seek(20_000), seek(5_000)],
      { ms: 5_000, effect: { do: 'restore', ms: 5_000 } },
    ],
    ['before the start stops at the start', [seek(-5)], { ms: 0, effect: { do: 'advance', ms: 0 } }],
    [
      'after the end stops at the end',
      [seek(99_000)],
      { ms: 60_000, at: 'ended', effect: { do: 'advance', ms: 60_000 } },
    ],
    [
      'back from the end pauses the player',
      [seek(99_000), seek(10)],
      { ms: 10, at: 'paused', effect: { do: 'restore', ms: 10 } },
    ],
    [
      'by a step pauses the player',
      [{ on: 'stepped', ms: 700 }],
      { ms: 700, at: 'paused', effect: { do: 'advance', ms: 700 } },
    ],
  ])('%s', (_, events, player) => expect(runEvents(TIMED, ALL, ...events)).toMatchObject(player));

  test('into idle time skips the rest of it at the next tick', () => {
    expect(runEvents(TIMED, ALL, seek(20_000)).ms).toBe(20_000);
    expect(runEvents(TIMED, ALL, seek(20_000), tick(10)).ms).toBe(40_000);
  });

  test('clears the skipped pause', () =>
    expect(runEvents(TIMED, ALL, tick(11_500), seek(0)).skippedPause).toBeUndefined());
});

describe('after a loading error', () => {
  const PART: PlayerEvent = { on: 'loaded', ms: 5_000, isComplete: false };
  test.each<[string, PlayerEvent[], Partial<Player>]>([
    ['the player plays the loaded part and pauses', [PART, { on: 'failed' }, tick(9_000)], { at: 'paused', ms: 5_000 }],
    ['the player seeks only within the loaded part', [PART, { on: 'failed' }, seek(9_000)], { ms: 5_000 }],
    [
      'the player does not play if nothing was loaded',
      [{ on: 'failed' }, { on: 'play' }, tick(100)],
      { ms: 0, at: 'loading' },
    ],
    [
      'the player continues after a retry',
      [PART, { on: 'failed' }, { on: 'retried' }, ALL, tick(9_000)],
      { ms: 9_000 },
    ],
  ])('%s', (_, events, player) => expect(runEvents(TIMED, ...events)).toMatchObject(player));

  test('a retry keeps the start position', () => {
    const player = runEvents(seek(30_000), { on: 'failed' }, { on: 'retried' }, TIMED, ALL);
    expect(player).toMatchObject({ at: 'playing', ms: 30_000 });
  });
});

describe('a corrected, shorter length', () => {
  test('moves the position to the new end', () => {
    const short: PlayerEvent = { on: 'timed', total: 10_000, pauses: [] };
    expect(runEvents(TIMED, ALL, seek(30_000), short)).toMatchObject({ ms: 10_000 });
  });
});
