import { describe, expect, test } from 'vitest';
import { next } from './next.ts';
import { markOf } from './pending-sign-out.ts';
import { NOW, fresh, another, factsWith, activeWith, asking, unanswered, left, done, SIGN_OUT } from './samples.ts';
import type { Active, Facts, SessionEvent, SigningOut } from './state.ts';

describe('a sign-out', () => {
  test('marks the session before the token goes, and asks the proxy', () => {
    expect(done(activeWith(), { on: 'signOutChosen' })).toMatchObject({ at: 'signingOut', does: SIGN_OUT });
  });

  test.each<[string, SigningOut, SessionEvent, Partial<Facts>, object, object[]]>([
    [
      'is answered',
      asking,
      { on: 'signOutAnswered', goOnAt: undefined },
      {},
      { answer: 'leaving' },
      [{ do: 'clearMark' }, { do: 'load', page: 'login' }],
    ],
    [
      'goes on at the provider',
      asking,
      { on: 'signOutAnswered', goOnAt: 'https://idp' },
      {},
      { answer: 'leaving' },
      [{ do: 'clearMark' }, { do: 'load', page: { address: 'https://idp' } }],
    ],
    [
      'is not answered',
      asking,
      { on: 'signOutUnanswered', reason: 'cut' },
      {},
      { answer: 'missing', reason: 'cut', isAsking: false },
      [],
    ],
    [
      'is tried again',
      unanswered,
      { on: 'retryChosen' },
      { mark: markOf(fresh) },
      { answer: 'missing', isAsking: true },
      [{ do: 'endAtProxy', session: fresh, isQuiet: false }],
    ],
    [
      'is tried again after somebody signed in',
      unanswered,
      { on: 'retryChosen' },
      { mark: null },
      { answer: 'leaving' },
      [{ do: 'load', page: 'login' }],
    ],
    ['is chosen twice', asking, { on: 'signOutChosen' }, {}, { answer: 'awaited' }, []],
    [
      'is not taken back by a renewal that was under way',
      left,
      { on: 'renewed', session: another },
      {},
      { answer: 'leaving' },
      [],
    ],
  ])('%s', (...[, state, event, facts, after, effects]) => {
    const step = next(state, event, factsWith(facts));
    expect(step.state).toMatchObject({ at: 'signingOut', ...after });
    expect(step.effects).toEqual(effects);
  });
});

describe('inactivity', () => {
  const checked = (state: Active, facts: Partial<Facts>) => next(state, { on: 'idleChecked' }, factsWith(facts));

  test('warns while there is time, and signs out when there is none', () => {
    const away = activeWith({ touched: 0 });
    expect(checked(away, { now: NOW + 149_000 }).state).toMatchObject({ idleLeft: undefined });
    expect(checked(away, { now: NOW + 150_000 }).state).toMatchObject({ idleLeft: 120_000 });
    expect(checked(away, { now: NOW + 270_001 }).state.at).toBe('signingOut');
  });

  test('a warning stays while one moves towards its buttons, and goes when another tab is used', () => {
    const warned = activeWith({ touched: 0, idleLeft: 120_000 });
    const moved = next(warned, { on: 'touched' }, factsWith({ now: NOW + 150_000 })).state as Active;
    const later = { now: NOW + 151_000, lastActive: NOW + 150_000 };
    expect(checked(moved, later).state).toMatchObject({ idleLeft: 269_000 });
    expect(checked(warned, later).state).toMatchObject({ idleLeft: undefined });
  });

  test('staying is activity for every tab', () => {
    const step = next(activeWith({ idleLeft: 5000 }), { on: 'stayChosen' }, factsWith({ now: NOW + 200_000 }));
    expect(step).toMatchObject({
      state: { idleLeft: undefined, touched: NOW + 200_000 },
      effects: [{ do: 'stampActivity' }],
    });
  });

  // docs/behaviour.md#session "is recorded at most every 15 s"
  test('activity is recorded every 15 seconds, and known in its own tab to the second', () => {
    const soon = next(activeWith(), { on: 'touched' }, factsWith({ now: NOW + 14_000 }));
    expect(soon).toMatchObject({ state: { touched: NOW + 14_000 }, effects: [] });
    const later = next(soon.state, { on: 'touched' }, factsWith({ now: NOW + 15_000 }));
    expect(later.effects).toEqual([{ do: 'stampActivity' }]);
    expect(next(activeWith(), { on: 'touched' }, factsWith({ now: NOW + 500 })).effects).toEqual([]);
  });

  test('with a timeout of a minute nobody at work is warned between two records', () => {
    const short = { stored: { ...fresh, sessionInactiveTimeout: 60_000 } };
    const atWork = activeWith({ touched: NOW + 14_900 });
    expect(checked(atWork, { ...short, now: NOW + 15_000 }).state).toMatchObject({ idleLeft: undefined });
    expect(checked(activeWith(), { ...short, now: NOW + 15_000 }).state).toMatchObject({ idleLeft: 15_000 });
  });
});
