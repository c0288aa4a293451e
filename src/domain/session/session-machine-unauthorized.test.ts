import { describe, expect, test } from 'vitest';
import { otherSession, activeWith, endedWith, runEvent } from './test-samples.ts';
import type { ActiveState, SessionEvent } from './session-state.ts';

describe('a request that is refused with 401', () => {
  const refusedEvent = (certainty: 'doubtful' | 'likely' | 'confirmed'): SessionEvent => ({
    type: 'unauthorized',
    certainty,
  });
  const END_EFFECTS = ['announceEnd', 'forget', 'stopQueries'];
  const signedInAgain = activeWith({ hasSignedInAgain: true });

  test.each<[string, ActiveState, SessionEvent, string, string[]]>([
    ['ends the session and keeps the page open', activeWith(), refusedEvent('likely'), 'ended', END_EFFECTS],
    ['causes a status request if it is doubtful', activeWith(), refusedEvent('doubtful'), 'active', ['askStatus']],
    [
      'causes a status request if the user has signed in again',
      signedInAgain,
      refusedEvent('likely'),
      'active',
      ['askStatus'],
    ],
    [
      'ends the session if the status request is refused too',
      signedInAgain,
      refusedEvent('confirmed'),
      'ended',
      END_EFFECTS,
    ],
    ['has no effect while the user is unknown', activeWith({ user: undefined }), refusedEvent('likely'), 'active', []],
  ])('%s', (...[, state, event, status, effects]) => {
    expect(runEvent(state, event)).toMatchObject({ status, effects });
  });

  test('ends the session when its user becomes known', () => {
    const { step } = runEvent(activeWith({ user: undefined }), refusedEvent('likely'));
    expect(runEvent(step.state, { type: 'userKnown', user: 'alice' })).toMatchObject({
      status: 'ended',
      effects: END_EFFECTS,
    });
  });

  test('keeps the page open if the status request then shows that the proxy does not know the session', () => {
    const { step } = runEvent(activeWith(), refusedEvent('doubtful'));
    expect(runEvent(step.state, { type: 'statusForbidden' })).toMatchObject({ status: 'ended', effects: END_EFFECTS });
  });

  test('is remembered after the user signs in again', () => {
    const event: SessionEvent = { type: 'identified', session: otherSession, user: 'alice', isHere: true };
    const { step } = runEvent(endedWith({ ending: 'unauthorized' }), event);
    expect(step.state).toMatchObject({ status: 'active', hasSignedInAgain: true });
  });
});
