import { describe, expect, test } from 'vitest';
import { signOutMarkOf } from './pending-sign-out.ts';
import {
  NOW,
  ROOT,
  sessionLasting,
  freshSession,
  dueSession,
  otherSession,
  activeWith,
  endedWith,
  runEvent,
  SIGN_OUT_EFFECTS,
  LEAVE_EFFECTS,
} from './test-samples.ts';
import type { ActiveState, SessionFacts, SessionEvent } from './session-state.ts';

describe('a page opens', () => {
  test.each([
    ['a good session is watched, and nothing is asked that can wait', freshSession, 'active', ['askUser']],
    ['one that is due is renewed at once', dueSession, 'active', ['askUser', 'renew']],
    ['one with a few seconds left too', sessionLasting(5), 'active', ['askUser', 'renew']],
    ['one that is over leads to the login page', sessionLasting(0), 'signingOut', ['announceEnd', ...LEAVE_EFFECTS]],
  ])('%s', (...[, stored, at, does]) => {
    expect(runEvent({ at: 'none' }, { on: 'opened', root: ROOT }, { stored })).toMatchObject({ at, does });
  });

  test('after a longer absence than is allowed one is signed out', () => {
    const opened = runEvent({ at: 'none' }, { on: 'opened', root: ROOT }, { lastActive: NOW - 300_000 });
    expect(opened).toMatchObject({ at: 'signingOut', does: SIGN_OUT_EFFECTS });
  });

  test('it counts as activity', () => {
    const opened = runEvent({ at: 'none' }, { on: 'opened', root: ROOT }, { lastActive: NOW - 60_000 });
    expect(opened.does).toEqual(['askUser', 'stampActivity']);
  });

  test('what was left and is still to be ended is ended first', () => {
    const event: SessionEvent = { on: 'leftOverFound', session: freshSession };
    expect(runEvent({ at: 'none' }, event, { signOutMark: signOutMarkOf(freshSession) })).toMatchObject({
      at: 'signingOut',
      does: ['endAtProxy'],
    });
    expect(runEvent({ at: 'none' }, event, { signOutMark: null })).toMatchObject({ at: 'signingOut', does: ['load'] });
  });
});

describe('every fifteen seconds', () => {
  const byOther = (until: number) => activeWith({ renewal: { by: 'otherTab', until } });
  test.each<[string, ActiveState, Partial<SessionFacts>, string, string[]]>([
    ['the status is asked for', activeWith(), {}, 'active', ['askStatus']],
    ['not with 30 s left', activeWith({ renewal: { by: 'thisTab' } }), { stored: sessionLasting(30) }, 'active', []],
    ['not while this tab renews', activeWith({ renewal: { by: 'thisTab' } }), {}, 'active', []],
    ['not while another says that it renews', byOther(NOW + 1), {}, 'active', []],
    ['again when that has expired', byOther(NOW), {}, 'active', ['askStatus']],
    ['what is due is renewed', activeWith(), { stored: dueSession }, 'active', ['renew']],
    ['not twice', activeWith({ renewal: { by: 'thisTab' } }), { stored: dueSession }, 'active', []],
    ['a lock outranks what was announced', byOther(NOW + 1), { stored: dueSession }, 'active', ['renew']],
    ['without locks the announcement holds', byOther(NOW + 1), { stored: dueSession, hasLocks: false }, 'active', []],
    ['until it expires', byOther(NOW), { stored: dueSession, hasLocks: false }, 'active', ['renew']],
    ['what is over ends', activeWith(), { stored: sessionLasting(0) }, 'signingOut', ['announceEnd', ...LEAVE_EFFECTS]],
  ])('%s', (...[, state, facts, at, does]) => {
    expect(runEvent(state, { on: 'checked' }, facts)).toMatchObject({ at, does });
  });

  test('without a stored token, the second check signs out', () => {
    const first = runEvent(activeWith(), { on: 'checked' }, { stored: undefined });
    expect(first).toMatchObject({ at: 'active', does: [] });
    expect(runEvent(first.step.state, { on: 'checked' }, { stored: undefined })).toMatchObject({
      at: 'signingOut',
      does: SIGN_OUT_EFFECTS,
    });
  });

  test('a token that is stored again clears the missing mark', () => {
    const missing = runEvent(activeWith(), { on: 'checked' }, { stored: undefined }).step.state;
    const found = runEvent(missing, { on: 'checked' }, {}).step.state;
    expect(runEvent(found, { on: 'checked' }, { stored: undefined })).toMatchObject({ at: 'active', does: [] });
  });

  test('unsaved work stays open if a check runs before another tab has announced the end', () => {
    const removed = { stored: undefined, hasUnsavedWork: true };
    const checked = runEvent(activeWith(), { on: 'checked' }, removed).step.state;
    expect(runEvent(checked, { on: 'endAnnounced' }, removed)).toMatchObject({ at: 'ended' });
  });
});

describe('a renewal', () => {
  const renewing = activeWith({ renewal: { by: 'thisTab' } });

  test('brings a session, which is kept', () => {
    const { step } = runEvent(renewing, { on: 'renewed', session: otherSession });
    expect(step.state).toMatchObject({ session: otherSession, renewal: { by: 'nobody' } });
    expect(step.effects).toMatchObject([{ do: 'keep', session: otherSession }]);
  });

  test('that fails signs out, and says so to other tabs', () => {
    expect(runEvent(renewing, { on: 'notRenewed' })).toMatchObject({
      at: 'signingOut',
      does: ['announceEnd', ...SIGN_OUT_EFFECTS],
    });
  });

  test('that fails under open work ends the session at the proxy and keeps the page', () => {
    const { at, does, step } = runEvent(renewing, { on: 'notRenewed' }, { hasUnsavedWork: true });
    expect({ at, does }).toEqual({
      at: 'ended',
      does: ['announceEnd', 'markSignOut', 'endAtProxy', 'forget', 'stopQueries'],
    });
    expect(step.effects).toContainEqual({ do: 'endAtProxy', session: freshSession, isQuiet: true });
  });

  test('that another tab was quicker with is no renewal of this one', () => {
    expect(runEvent(renewing, { on: 'renewalSkipped' }).step.state).toMatchObject({ renewal: { by: 'nobody' } });
  });

  test.each([
    [activeWith(), { isRenewing: true, since: NOW }, { by: 'otherTab', until: NOW + 30_000 }],
    [activeWith({ renewal: { by: 'otherTab', until: NOW } }), { isRenewing: false }, { by: 'nobody' }],
    [renewing, { isRenewing: false }, { by: 'thisTab' }],
  ] as const)('of another tab, %#', (state, announcement, renewal) => {
    expect(runEvent(state, { on: 'announced', announcement }).step.state).toMatchObject({ renewal });
  });
});

describe('a session ends', () => {
  const open = { hasUnsavedWork: true };
  const STAY = ['forget', 'stopQueries'];
  const LOCKED: SessionEvent = { on: 'lockedOut', reason: 'lock targeting User:"alice" is in force' };
  test.each<[string, SessionEvent, Partial<SessionFacts>, string, string[]]>([
    ['forgotten by the proxy', { on: 'statusForbidden' }, {}, 'signingOut', ['announceEnd', ...LEAVE_EFFECTS]],
    ['under open work', { on: 'statusForbidden' }, open, 'ended', ['announceEnd', 'forget', 'stopQueries']],
    ['by a lock', LOCKED, {}, 'signingOut', ['keepReason', 'announceEnd', ...SIGN_OUT_EFFECTS]],
    ['by a lock, under open work', LOCKED, open, 'ended', ['announceEnd', 'markSignOut', 'endAtProxy', ...STAY]],
    ['in another tab', { on: 'endAnnounced' }, {}, 'signingOut', LEAVE_EFFECTS],
    ['in another tab, under open work', { on: 'endAnnounced' }, open, 'ended', ['forget', 'stopQueries']],
    [
      'while its owner is away',
      { on: 'statusForbidden' },
      { ...open, now: NOW + 271_000 },
      'signingOut',
      SIGN_OUT_EFFECTS,
    ],
  ])('%s', (...[, event, facts, at, does]) => {
    expect(runEvent(activeWith(), event, facts)).toMatchObject({ at, does });
  });

  test('nobody knows whose the open work is', () => {
    expect(runEvent(activeWith({ user: undefined }), { on: 'statusForbidden' }, open).at).toBe('signingOut');
  });
});

describe('over open work', () => {
  const event = (user: string, isHere: boolean): SessionEvent => ({
    on: 'identified',
    session: otherSession,
    user,
    isHere,
  });
  test.each<[string, SessionEvent, string, string[]]>([
    ['its owner signs in', event('alice', true), 'active', ['keep', 'goOn']],
    ['its owner signs in by another tab', event('alice', false), 'active', ['goOn']],
    ['somebody else signs in', event('bob', true), 'ended', ['load']],
    ['one leaves', { on: 'signOutChosen' }, 'signingOut', LEAVE_EFFECTS],
    ['time passes', { on: 'checked' }, 'ended', []],
    ['another tab signs out', { on: 'signOutAnnounced' }, 'ended', []],
  ])('%s', (...[, what, at, does]) => {
    expect(runEvent(endedWith(), what, { stored: undefined })).toMatchObject({ at, does });
  });

  test('a token of another tab is looked at, the old one is not', () => {
    expect(runEvent(endedWith(), { on: 'storageChanged' }, { stored: otherSession }).does).toEqual(['identify']);
    expect(runEvent(endedWith(), { on: 'storageChanged' }, { stored: freshSession }).does).toEqual([]);
  });
});

describe('another tab', () => {
  test.each<[string, ActiveState, Partial<SessionFacts>, string, string[]]>([
    ['takes the token away', activeWith(), { stored: undefined }, 'signingOut', SIGN_OUT_EFFECTS],
    ['brings another', activeWith(), { stored: otherSession }, 'active', ['identify']],
    [
      'brings what it has just renewed',
      activeWith({ renewal: { by: 'otherTab', until: NOW + 1 } }),
      { stored: otherSession },
      'active',
      [],
    ],
    ['changes something else', activeWith(), {}, 'active', []],
    [
      'brings one before anybody knows whose page this is',
      activeWith({ user: undefined }),
      { stored: otherSession },
      'active',
      [],
    ],
  ])('%s', (...[, state, facts, at, does]) => {
    expect(runEvent(state, { on: 'storageChanged' }, facts)).toMatchObject({ at, does });
  });

  test.each([
    ['alice', []],
    ['bob', ['load']],
  ])('has signed in as %s', (user, does) => {
    expect(runEvent(activeWith(), { on: 'identified', session: otherSession, user, isHere: false }).does).toEqual(does);
  });

  test('signs out: this one forgets at once, and asks the proxy if that one does not get there', () => {
    const { step, does } = runEvent(activeWith(), { on: 'signOutAnnounced' });
    expect(does).toEqual(['forget', 'emptyCache', 'takeOverLater']);
    expect(runEvent(step.state, { on: 'signOutFinished' }).does).toEqual(['load']);
    expect(runEvent(step.state, { on: 'takeOverDue' }, { signOutMark: signOutMarkOf(freshSession) }).does).toEqual([
      'endAtProxy',
    ]);
    expect(runEvent(step.state, { on: 'takeOverDue' }, { signOutMark: null }).does).toEqual(['load']);
  });
});

test('who is signed in is asked again when something opens and nobody has answered', () => {
  expect(runEvent(activeWith({ user: undefined }), { on: 'workOpened' }).does).toEqual(['askUser']);
  expect(runEvent(activeWith(), { on: 'workOpened' }).does).toEqual([]);
});

test('who is signed in is kept with the session, and a renewal does not lose it', () => {
  const { step } = runEvent(activeWith({ user: undefined }), { on: 'userKnown', user: 'alice' });
  expect(step).toMatchObject({
    state: { user: 'alice' },
    effects: [{ do: 'keep', session: { ...freshSession, user: 'alice' } }],
  });
  expect(
    runEvent(activeWith(), { on: 'userKnown', user: 'alice' }, { stored: { ...freshSession, user: 'alice' } }).does,
  ).toEqual([]);
  expect(runEvent(activeWith(), { on: 'userKnown', user: 'alice' }, { stored: undefined }).does).toEqual([]);
  const renewed = runEvent(activeWith(), { on: 'renewed', session: otherSession });
  expect(renewed.step.effects).toEqual([{ do: 'keep', session: { ...otherSession, user: 'alice' } }]);
  const opened = runEvent({ at: 'none' }, { on: 'opened', root: ROOT }, { stored: { ...freshSession, user: 'alice' } });
  expect(opened.step.state).toMatchObject({ user: 'alice' });
});

describe('a call that is refused with 401', () => {
  const refused = (certainty: 'doubtful' | 'likely' | 'confirmed'): SessionEvent => ({ on: 'unauthorized', certainty });
  const END = ['announceEnd', 'forget', 'stopQueries'];
  const again = activeWith({ hasSignedInAgain: true });

  test.each<[string, ActiveState, SessionEvent, string, string[]]>([
    ['ends the session, and the page stays', activeWith(), refused('likely'), 'ended', END],
    ['has the status asked for where it is doubtful', activeWith(), refused('doubtful'), 'active', ['askStatus']],
    ['has it asked for after one has signed in again', again, refused('likely'), 'active', ['askStatus']],
    ['ends it where the status is refused too', again, refused('confirmed'), 'ended', END],
    ['waits for the user', activeWith({ user: undefined }), refused('likely'), 'active', []],
  ])('%s', (...[, state, event, at, does]) => {
    expect(runEvent(state, event)).toMatchObject({ at, does });
  });

  test('ends the session once its user is known', () => {
    const { step } = runEvent(activeWith({ user: undefined }), refused('likely'));
    expect(runEvent(step.state, { on: 'userKnown', user: 'alice' })).toMatchObject({ at: 'ended', does: END });
  });

  test('keeps the page where the proxy says afterwards that it does not know the session', () => {
    const { step } = runEvent(activeWith(), refused('doubtful'));
    expect(runEvent(step.state, { on: 'statusForbidden' })).toMatchObject({ at: 'ended', does: END });
  });

  test('is remembered when its user signs in again', () => {
    const event: SessionEvent = { on: 'identified', session: otherSession, user: 'alice', isHere: true };
    const { step } = runEvent(endedWith({ ending: 'unauthorized' }), event);
    expect(step.state).toMatchObject({ at: 'active', hasSignedInAgain: true });
  });
});
