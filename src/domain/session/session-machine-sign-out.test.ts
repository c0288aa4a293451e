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
  test('stores the mark, removes the token, and then sends the request to the proxy', () => {
    expect(runEvent(activeWith(), { type: 'signOutChosen' })).toMatchObject({
      status: 'signingOut',
      effects: SIGN_OUT_EFFECTS,
    });
  });

  test.each<[string, SigningOutState, SessionEvent, Partial<SessionFacts>, object, object[]]>([
    [
      'loads the login page after the response',
      awaitingSignOut,
      { type: 'signOutAnswered', redirectAddress: undefined },
      {},
      { answer: 'leaving' },
      [{ type: 'clearMark' }, { type: 'load', page: 'login' }],
    ],
    [
      'loads the page of the identity provider if the response contains its address',
      awaitingSignOut,
      { type: 'signOutAnswered', redirectAddress: 'https://idp' },
      {},
      { answer: 'leaving' },
      [{ type: 'clearMark' }, { type: 'load', page: { address: 'https://idp' } }],
    ],
    [
      'shows the error when the proxy does not respond',
      awaitingSignOut,
      { type: 'signOutUnanswered', reason: 'cut' },
      {},
      { answer: 'missing', reason: 'cut', isAsking: false },
      [],
    ],
    [
      'sends the request again when the user retries',
      unansweredSignOut,
      { type: 'retryChosen' },
      { signOutMark: signOutMarkOf(freshSession) },
      { answer: 'missing', isAsking: true },
      [{ type: 'endAtProxy', session: freshSession, isQuiet: false }],
    ],
    [
      'sends no request on retry if a user has signed in since then',
      unansweredSignOut,
      { type: 'retryChosen' },
      { signOutMark: null },
      { answer: 'leaving' },
      [{ type: 'load', page: 'login' }],
    ],
    ['ignores a second sign-out', awaitingSignOut, { type: 'signOutChosen' }, {}, { answer: 'awaited' }, []],
    [
      'ignores the response of an earlier renewal',
      leavingSession,
      { type: 'renewed', session: otherSession },
      {},
      { answer: 'leaving' },
      [],
    ],
  ])('%s', (...[, state, event, facts, after, effects]) => {
    const step = nextSession(state, event, factsWith(facts));
    expect(step.state).toMatchObject({ status: 'signingOut', ...after });
    expect(step.effects).toEqual(effects);
  });
});

describe('inactivity', () => {
  const checkIdleAt = (state: ActiveState, facts: Partial<SessionFacts>) =>
    nextSession(state, { type: 'idleChecked' }, factsWith(facts));

  test('shows a warning 120 s before the end, and then signs out', () => {
    const unusedState = activeWith({ lastUsedAt: 0 });
    expect(checkIdleAt(unusedState, { now: NOW + 149_000 }).state).toMatchObject({ idleLeftMs: undefined });
    expect(checkIdleAt(unusedState, { now: NOW + 150_000 }).state).toMatchObject({ idleLeftMs: 120_000 });
    expect(checkIdleAt(unusedState, { now: NOW + 270_001 }).state.status).toBe('signingOut');
  });

  test('closes the warning on activity in another tab, but not on activity in this tab', () => {
    const warningState = activeWith({ lastUsedAt: 0, idleLeftMs: 120_000 });
    const stateAfterActivity = nextSession(warningState, { type: 'touched' }, factsWith({ now: NOW + 150_000 }))
      .state as ActiveState;
    const later = { now: NOW + 151_000, lastActive: NOW + 150_000 };
    expect(checkIdleAt(stateAfterActivity, later).state).toMatchObject({ idleLeftMs: 269_000 });
    expect(checkIdleAt(warningState, later).state).toMatchObject({ idleLeftMs: undefined });
  });

  test('stores new activity and closes the warning when the user chooses to stay signed in', () => {
    const step = nextSession(
      activeWith({ idleLeftMs: 5000 }),
      { type: 'stayChosen' },
      factsWith({ now: NOW + 200_000 }),
    );
    expect(step).toMatchObject({
      state: { idleLeftMs: undefined, lastUsedAt: NOW + 200_000 },
      effects: [{ type: 'stampActivity' }],
    });
  });

  // docs/behaviour.md#session "Activity (keys, pointer) is recorded"
  test('records activity in this tab, and stores it for other tabs only after 15 seconds', () => {
    const soon = nextSession(activeWith(), { type: 'touched' }, factsWith({ now: NOW + 14_000 }));
    expect(soon).toMatchObject({ state: { lastUsedAt: NOW + 14_000 }, effects: [] });
    const later = nextSession(soon.state, { type: 'touched' }, factsWith({ now: NOW + 15_000 }));
    expect(later.effects).toEqual([{ type: 'stampActivity' }]);
    expect(nextSession(activeWith(), { type: 'touched' }, factsWith({ now: NOW + 500 })).effects).toEqual([]);
  });

  test('shows no warning to an active user if the timeout is one minute', () => {
    const short = { stored: { ...freshSession, sessionInactiveTimeout: 60_000 } };
    const recentlyUsed = activeWith({ lastUsedAt: NOW + 14_900 });
    expect(checkIdleAt(recentlyUsed, { ...short, now: NOW + 15_000 }).state).toMatchObject({ idleLeftMs: undefined });
    expect(checkIdleAt(activeWith(), { ...short, now: NOW + 15_000 }).state).toMatchObject({ idleLeftMs: 15_000 });
  });
});
