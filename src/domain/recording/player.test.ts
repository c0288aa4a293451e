import { describe, expect, test } from 'vitest';
import { createPlayer, isWaiting, nextPlayer, type Player, type PlayerEffect, type PlayerEvent } from './player.ts';

const PAUSES = [{ from: 11_000, to: 40_000 }];
const TIMED: PlayerEvent = { on: 'timed', total: 60_000, pauses: PAUSES };
const ALL: PlayerEvent = { on: 'loaded', ms: 60_000, isComplete: true };

/** The player after some events, and what it drew last. */
function runEvents(...events: PlayerEvent[]): Player & { effect: PlayerEffect | undefined } {
  let player = createPlayer();
  let drew: PlayerEffect | undefined;
  for (const event of events) {
    const step = nextPlayer(player, event);
    player = step.player;
    drew = step.effect;
  }
  return { ...player, effect: drew };
}

const tick = (ms: number): PlayerEvent => ({ on: 'tick', ms });
const seek = (ms: number): PlayerEvent => ({ on: 'sought', ms });
const NO_SKIPPING: PlayerEvent = { on: 'skipping', isSkipping: false };

describe('what has come', () => {
  test.each<[string, PlayerEvent[], Partial<Player>]>([
    ['nothing yet', [TIMED], { at: 'loading', ms: 0 }],
    ['a first part plays at once', [TIMED, { on: 'loaded', ms: 5_000, isComplete: false }], { at: 'playing' }],
    ['an empty recording has ended', [{ on: 'loaded', ms: 0, isComplete: true }], { at: 'ended' }],
    [
      'at its end it waits',
      [TIMED, { on: 'loaded', ms: 5_000, isComplete: false }, tick(9_000), tick(9_000)],
      { at: 'playing', ms: 5_000 },
    ],
    [
      'and goes on with more of it',
      [TIMED, { on: 'loaded', ms: 5_000, isComplete: false }, tick(9_000), ALL, tick(1_000)],
      { at: 'playing', ms: 6_000 },
    ],
  ])('%s', (_, events, player) => expect(runEvents(...events)).toMatchObject(player));

  test('a place before the first part is kept until it is there', () => {
    const started = [createPlayer(30_000), TIMED, { on: 'loaded', ms: 5_000, isComplete: false }, tick(100)] as const;
    const [first, ...events] = started;
    const player = events.reduce<Player>((now, event) => nextPlayer(now, event).player, first);
    expect([player.ms, isWaiting(player)]).toEqual([30_000, true]);
    expect(nextPlayer(player, ALL)).toMatchObject({ player: { ms: 30_000 }, effect: { do: 'advance', ms: 30_000 } });
  });

  test('a place behind the end is the end', () => {
    const player = [TIMED, ALL].reduce<Player>((now, event) => nextPlayer(now, event).player, createPlayer(99_000));
    expect(player).toMatchObject({ at: 'ended', ms: 60_000 });
  });
});

describe('playing', () => {
  test.each<[string, PlayerEvent[], Partial<Player>]>([
    ['goes on with the time', [tick(1_500)], { ms: 1_500 }],
    ['at half the speed', [{ on: 'speed', speed: 0.5 }, tick(1_000)], { ms: 500 }],
    ['at sixteen times', [{ on: 'speed', speed: 16 }, tick(500)], { ms: 8_000 }],
    ['not while it is paused', [{ on: 'pause' }, tick(1_500)], { at: 'paused', ms: 0 }],
    ['pauses and goes on', [{ on: 'toggled' }, { on: 'toggled' }, tick(10)], { at: 'playing', ms: 10 }],
    ['skips idle time and says which', [tick(11_500)], { ms: 40_000, skippedPause: PAUSES[0] }],
    ['keeps idle time when asked to', [NO_SKIPPING, tick(11_500)], { ms: 11_500, skippedPause: undefined }],
    ['ends at the end', [tick(11_500), tick(30_000)], { at: 'ended', ms: 60_000 }],
  ])('%s', (_, events, player) => expect(runEvents(TIMED, ALL, ...events)).toMatchObject(player));

  test('no idle time is skipped that has not come', () => {
    const player = runEvents(TIMED, { on: 'loaded', ms: 20_000, isComplete: false }, tick(11_500));
    expect(player).toMatchObject({ ms: 20_000, at: 'playing' });
    expect(isWaiting(player)).toBe(true);
  });

  test('again from the end begins at the start', () => {
    const player = runEvents(TIMED, ALL, NO_SKIPPING, tick(99_000), { on: 'play' });
    expect(player).toMatchObject({ at: 'playing', ms: 0, effect: { do: 'restore', ms: 0 } });
  });
});

describe('seeking', () => {
  test.each<[string, PlayerEvent[], Partial<ReturnType<typeof runEvents>>]>([
    ['forward', [seek(20_000)], { ms: 20_000, at: 'playing', effect: { do: 'advance', ms: 20_000 } }],
    ['backward', [seek(20_000), seek(5_000)], { ms: 5_000, effect: { do: 'restore', ms: 5_000 } }],
    ['before the start', [seek(-5)], { ms: 0, effect: { do: 'advance', ms: 0 } }],
    ['to the end', [seek(99_000)], { ms: 60_000, at: 'ended', effect: { do: 'advance', ms: 60_000 } }],
    ['back from the end', [seek(99_000), seek(10)], { ms: 10, at: 'paused', effect: { do: 'restore', ms: 10 } }],
    ['a step stays there', [{ on: 'stepped', ms: 700 }], { ms: 700, at: 'paused', effect: { do: 'advance', ms: 700 } }],
  ])('%s', (_, events, player) => expect(runEvents(TIMED, ALL, ...events)).toMatchObject(player));

  test('into idle time plays it from the next tick on', () => {
    expect(runEvents(TIMED, ALL, seek(20_000)).ms).toBe(20_000);
    expect(runEvents(TIMED, ALL, seek(20_000), tick(10)).ms).toBe(40_000);
  });

  test('forgets what was skipped', () =>
    expect(runEvents(TIMED, ALL, tick(11_500), seek(0)).skippedPause).toBeUndefined());
});

describe('when the rest does not come', () => {
  const PART: PlayerEvent = { on: 'loaded', ms: 5_000, isComplete: false };
  test.each<[string, PlayerEvent[], Partial<Player>]>([
    ['what has come is played to its end', [PART, { on: 'failed' }, tick(9_000)], { at: 'paused', ms: 5_000 }],
    ['no place behind it can be sought', [PART, { on: 'failed' }, seek(9_000)], { ms: 5_000 }],
    ['nothing plays that never began', [{ on: 'failed' }, { on: 'play' }, tick(100)], { ms: 0, at: 'loading' }],
    ['more of it can be asked for', [PART, { on: 'failed' }, { on: 'retried' }, ALL, tick(9_000)], { ms: 9_000 }],
  ])('%s', (_, events, player) => expect(runEvents(TIMED, ...events)).toMatchObject(player));

  test('a retry begins where the first try was to begin', () => {
    const player = runEvents(seek(30_000), { on: 'failed' }, { on: 'retried' }, TIMED, ALL);
    expect(player).toMatchObject({ at: 'playing', ms: 30_000 });
  });
});

describe('a length that turns out shorter', () => {
  test('takes the place along', () => {
    const short: PlayerEvent = { on: 'timed', total: 10_000, pauses: [] };
    expect(runEvents(TIMED, ALL, seek(30_000), short)).toMatchObject({ ms: 10_000 });
  });
});
