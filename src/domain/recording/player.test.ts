import { describe, expect, test } from 'vitest';
import { createPlayer, isWaiting, nextPlayer, type Player, type PlayerEffect, type PlayerEvent } from './player.ts';

const PAUSES = [{ from: 11_000, to: 40_000 }];
const TIMED: PlayerEvent = { type: 'timed', total: 60_000, pauses: PAUSES };
const FULLY_LOADED: PlayerEvent = { type: 'loaded', ms: 60_000, isComplete: true };

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

const tick = (ms: number): PlayerEvent => ({ type: 'tick', ms });
const seek = (ms: number): PlayerEvent => ({ type: 'sought', ms });
const NO_SKIPPING: PlayerEvent = { type: 'skipping', isSkipping: false };

describe('the player while the recording loads', () => {
  test.each<[string, PlayerEvent[], Partial<Player>]>([
    ['waits for the first part', [TIMED], { status: 'loading', ms: 0 }],
    [
      'plays the first part immediately',
      [TIMED, { type: 'loaded', ms: 5_000, isComplete: false }],
      { status: 'playing' },
    ],
    ['ends an empty recording', [{ type: 'loaded', ms: 0, isComplete: true }], { status: 'ended' }],
    [
      'waits at the end of the loaded part',
      [TIMED, { type: 'loaded', ms: 5_000, isComplete: false }, tick(9_000), tick(9_000)],
      { status: 'playing', ms: 5_000 },
    ],
    [
      'continues when the rest is loaded',
      [TIMED, { type: 'loaded', ms: 5_000, isComplete: false }, tick(9_000), FULLY_LOADED, tick(1_000)],
      { status: 'playing', ms: 6_000 },
    ],
  ])('%s', (_, events, player) => expect(runEvents(...events)).toMatchObject(player));

  test('waits at its start position until this position is loaded', () => {
    const stateAndEvents = [
      createPlayer(30_000),
      TIMED,
      { type: 'loaded', ms: 5_000, isComplete: false },
      tick(100),
    ] as const;
    const [initial, ...events] = stateAndEvents;
    const player = events.reduce<Player>((current, event) => nextPlayer(current, event).player, initial);
    expect([player.ms, isWaiting(player)]).toEqual([30_000, true]);
    expect(nextPlayer(player, FULLY_LOADED)).toMatchObject({
      player: { ms: 30_000 },
      effect: { type: 'advance', ms: 30_000 },
    });
  });

  test('ends if its start position is after the end of the recording', () => {
    const start = createPlayer(99_000);
    const player = [TIMED, FULLY_LOADED].reduce<Player>((current, event) => nextPlayer(current, event).player, start);
    expect(player).toMatchObject({ status: 'ended', ms: 60_000 });
  });
});

describe('a player that plays', () => {
  test.each<[string, PlayerEvent[], Partial<Player>]>([
    ['advances with real time', [tick(1_500)], { ms: 1_500 }],
    ['advances at half speed', [{ type: 'speed', speed: 0.5 }, tick(1_000)], { ms: 500 }],
    ['advances at sixteen times the speed', [{ type: 'speed', speed: 16 }, tick(500)], { ms: 8_000 }],
    ['does not advance while paused', [{ type: 'pause' }, tick(1_500)], { status: 'paused', ms: 0 }],
    [
      'continues after it was toggled twice',
      [{ type: 'toggled' }, { type: 'toggled' }, tick(10)],
      { status: 'playing', ms: 10 },
    ],
    ['skips idle time and stores the skipped pause', [tick(11_500)], { ms: 40_000, skippedPause: PAUSES[0] }],
    ['plays idle time if skipping is off', [NO_SKIPPING, tick(11_500)], { ms: 11_500, skippedPause: undefined }],
    ['ends at the end of the recording', [tick(11_500), tick(30_000)], { status: 'ended', ms: 60_000 }],
  ])('%s', (_, events, player) => expect(runEvents(TIMED, FULLY_LOADED, ...events)).toMatchObject(player));

  test('does not skip idle time that is not loaded', () => {
    const player = runEvents(TIMED, { type: 'loaded', ms: 20_000, isComplete: false }, tick(11_500));
    expect(player).toMatchObject({ ms: 20_000, status: 'playing' });
    expect(isWaiting(player)).toBe(true);
  });

  test('starts again at the beginning if the user plays it after the end', () => {
    const player = runEvents(TIMED, FULLY_LOADED, NO_SKIPPING, tick(99_000), { type: 'play' });
    expect(player).toMatchObject({ status: 'playing', ms: 0, effect: { type: 'restore', ms: 0 } });
  });
});

describe('seeking', () => {
  test.each<[string, PlayerEvent[], Partial<ReturnType<typeof runEvents>>]>([
    [
      'forward advances the screen',
      [seek(20_000)],
      { ms: 20_000, status: 'playing', effect: { type: 'advance', ms: 20_000 } },
    ],
    [
      'backward restores an earlier screen',
      [seek(20_000), seek(5_000)],
      { ms: 5_000, effect: { type: 'restore', ms: 5_000 } },
    ],
    ['before the start stops at the start', [seek(-5)], { ms: 0, effect: { type: 'advance', ms: 0 } }],
    [
      'after the end stops at the end',
      [seek(99_000)],
      { ms: 60_000, status: 'ended', effect: { type: 'advance', ms: 60_000 } },
    ],
    [
      'back from the end pauses the player',
      [seek(99_000), seek(10)],
      { ms: 10, status: 'paused', effect: { type: 'restore', ms: 10 } },
    ],
    [
      'by a step pauses the player',
      [{ type: 'stepped', ms: 700 }],
      { ms: 700, status: 'paused', effect: { type: 'advance', ms: 700 } },
    ],
  ])('%s', (_, events, player) => expect(runEvents(TIMED, FULLY_LOADED, ...events)).toMatchObject(player));

  test('into idle time skips the rest of it at the next tick', () => {
    expect(runEvents(TIMED, FULLY_LOADED, seek(20_000)).ms).toBe(20_000);
    expect(runEvents(TIMED, FULLY_LOADED, seek(20_000), tick(10)).ms).toBe(40_000);
  });

  test('clears the skipped pause', () =>
    expect(runEvents(TIMED, FULLY_LOADED, tick(11_500), seek(0)).skippedPause).toBeUndefined());
});

describe('after a loading error', () => {
  const PART_LOADED: PlayerEvent = { type: 'loaded', ms: 5_000, isComplete: false };
  test.each<[string, PlayerEvent[], Partial<Player>]>([
    [
      'the player plays the loaded part and pauses',
      [PART_LOADED, { type: 'failed' }, tick(9_000)],
      { status: 'paused', ms: 5_000 },
    ],
    ['the player seeks only within the loaded part', [PART_LOADED, { type: 'failed' }, seek(9_000)], { ms: 5_000 }],
    [
      'the player does not play if nothing was loaded',
      [{ type: 'failed' }, { type: 'play' }, tick(100)],
      { ms: 0, status: 'loading' },
    ],
    [
      'the player continues after a retry',
      [PART_LOADED, { type: 'failed' }, { type: 'retried' }, FULLY_LOADED, tick(9_000)],
      { ms: 9_000 },
    ],
  ])('%s', (_, events, player) => expect(runEvents(TIMED, ...events)).toMatchObject(player));

  test('a retry keeps the start position', () => {
    const player = runEvents(seek(30_000), { type: 'failed' }, { type: 'retried' }, TIMED, FULLY_LOADED);
    expect(player).toMatchObject({ status: 'playing', ms: 30_000 });
  });
});

describe('a correction to a shorter length', () => {
  test('moves a later position to the new end', () => {
    const short: PlayerEvent = { type: 'timed', total: 10_000, pauses: [] };
    expect(runEvents(TIMED, FULLY_LOADED, seek(30_000), short)).toMatchObject({ ms: 10_000 });
  });
});
