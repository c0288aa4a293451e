import { describe, expect, test } from 'vitest';
import { nextSession } from './session-machine.ts';
import { signOutMarkOf } from './pending-sign-out.ts';
import {
  NOW,
  freshSession,
  otherSession,
  factsWith,
  activeWith,
  awaitingSignOut,
  unansweredSignOut,
  leavingSession,
  runEvent,
  SIGN_OUT_EFFECTS,
} from './test-samples.ts';
import type { ActiveState, SessionFacts, SessionEvent, SigningOutState } from './session-state.ts';

describe('a sign-out', () => {
  test('marks the session before the token goes, and asks the proxy', () => {
    expect(runEvent(activeWith(), { on: 'signOutChosen' })).toMatchObject({ at: 'signingOut', does: SIGN_OUT_EFFECTS });
  });

  test.each<[string, SigningOutState, SessionEvent, Partial<SessionFacts>, object, object[]]>([
    [
      'is answered',
      awaitingSignOut,
      { on: 'signOutAnswered', redirectAddress: undefined },
      {},
      { answer: 'leaving' },
      [{ do: 'clearMark' }, { do: 'load', page: 'login' }],
    ],
    [
      'goes on at the provider',
      awaitingSignOut,
      { on: 'signOutAnswered', redirectAddress: 'https://idp' },
      {},
      { answer: 'leaving' },
      [{ do: 'clearMark' }, { do: 'load', page: { address: 'https://idp' } }],
    ],
    [
      'is not answered',
      awaitingSignOut,
      { on: 'signOutUnanswered', reason: 'cut' },
      {},
      { answer: 'missing', reason: 'cut', isAsking: false },
      [],
    ],
    [
      'is tried again',
      unansweredSignOut,
      { on: 'retryChosen' },
      { signOutMark: signOutMarkOf(freshSession) },
      { answer: 'missing', isAsking: true },
      [{ do: 'endAtProxy', session: freshSession, isQuiet: false }],
    ],
    [
      'is tried again after somebody signed in',
      unansweredSignOut,
      { on: 'retryChosen' },
      { signOutMark: null },
      { answer: 'leaving' },
      [{ do: 'load', page: 'login' }],
    ],
    ['is chosen twice', awaitingSignOut, { on: 'signOutChosen' }, {}, { answer: 'awaited' }, []],
    [
      'is not taken back by a renewal that was under way',
      leavingSession,
      { on: 'renewed', session: otherSession },
      {},
      { answer: 'leaving' },
      [],
    ],
  ])('%s', (...[, state, event, facts, after, effects]) => {
    const step = nextSession(state, event, factsWith(facts));
    expect(step.state).toMatchObject({ at: 'signingOut', ...after });
    expect(step.effects).toEqual(effects);
  });
});

describe('inactivity', () => {
  const checked = (state: ActiveState, facts: Partial<SessionFacts>) =>
    nextSession(state, { on: 'idleChecked' }, factsWith(facts));

  test('warns while there is time, and signs out when there is none', () => {
    const away = activeWith({ lastUsedAt: 0 });
    expect(checked(away, { now: NOW + 149_000 }).state).toMatchObject({ idleLeftMs: undefined });
    expect(checked(away, { now: NOW + 150_000 }).state).toMatchObject({ idleLeftMs: 120_000 });
    expect(checked(away, { now: NOW + 270_001 }).state.at).toBe('signingOut');
  });

  test('a warning stays while one moves towards its buttons, and goes when another tab is used', () => {
    const warned = activeWith({ lastUsedAt: 0, idleLeftMs: 120_000 });
    const moved = nextSession(warned, { on: 'touched' }, factsWith({ now: NOW + 150_000 })).state as ActiveState;
    const later = { now: NOW + 151_000, lastActive: NOW + 150_000 };
    expect(checked(moved, later).state).toMatchObject({ idleLeftMs: 269_000 });
    expect(checked(warned, later).state).toMatchObject({ idleLeftMs: undefined });
  });

  test('staying is activity for every tab', () => {
    const step = nextSession(activeWith({ idleLeftMs: 5000 }), { on: 'stayChosen' }, factsWith({ now: NOW + 200_000 }));
    expect(step).toMatchObject({
      state: { idleLeftMs: undefined, lastUsedAt: NOW + 200_000 },
      effects: [{ do: 'stampActivity' }],
    });
  });

  // docs/behaviour.md#session "Activity (keys, pointer) is recorded"
  test('activity is recorded every 15 seconds, and known in its own tab to the second', () => {
    const soon = nextSession(activeWith(), { on: 'touched' }, factsWith({ now: NOW + 14_000 }));
    expect(soon).toMatchObject({ state: { lastUsedAt: NOW + 14_000 }, effects: [] });
    const later = nextSession(soon.state, { on: 'touched' }, factsWith({ now: NOW + 15_000 }));
    expect(later.effects).toEqual([{ do: 'stampActivity' }]);
    expect(nextSession(activeWith(), { on: 'touched' }, factsWith({ now: NOW + 500 })).effects).toEqual([]);
  });

  test('with a timeout of a minute nobody at work is warned between two records', () => {
    const short = { stored: { ...freshSession, sessionInactiveTimeout: 60_000 } };
    const atWork = activeWith({ lastUsedAt: NOW + 14_900 });
    expect(checked(atWork, { ...short, now: NOW + 15_000 }).state).toMatchObject({ idleLeftMs: undefined });
    expect(checked(activeWith(), { ...short, now: NOW + 15_000 }).state).toMatchObject({ idleLeftMs: 15_000 });
  });
});
