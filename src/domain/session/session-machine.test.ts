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

describe('when a page opens', () => {
  test.each([
    ['a valid session becomes active without a status request', freshSession, 'active', ['askUser']],
    ['a session due for renewal is renewed immediately', dueSession, 'active', ['askUser', 'renew']],
    ['a session with a few seconds left is renewed immediately', sessionLasting(5), 'active', ['askUser', 'renew']],
    ['an expired session opens the login page', sessionLasting(0), 'signingOut', ['announceEnd', ...LEAVE_EFFECTS]],
  ])('%s', (...[, stored, status, effects]) => {
    expect(runEvent({ status: 'none' }, { type: 'opened', root: ROOT }, { stored })).toMatchObject({ status, effects });
  });

  test('the user is signed out if the inactivity timeout has passed', () => {
    const opened = runEvent({ status: 'none' }, { type: 'opened', root: ROOT }, { lastActive: NOW - 300_000 });
    expect(opened).toMatchObject({ status: 'signingOut', effects: SIGN_OUT_EFFECTS });
  });

  test('the opening counts as activity', () => {
    const opened = runEvent({ status: 'none' }, { type: 'opened', root: ROOT }, { lastActive: NOW - 60_000 });
    expect(opened.effects).toEqual(['askUser', 'stampActivity']);
  });

  test('a session with a pending sign-out is ended at the proxy if its mark is still stored', () => {
    const event: SessionEvent = { type: 'leftOverFound', session: freshSession };
    expect(runEvent({ status: 'none' }, event, { signOutMark: signOutMarkOf(freshSession) })).toMatchObject({
      status: 'signingOut',
      effects: ['endAtProxy'],
    });
    expect(runEvent({ status: 'none' }, event, { signOutMark: null })).toMatchObject({
      status: 'signingOut',
      effects: ['load'],
    });
  });
});

describe('periodic session checks', () => {
  const renewedByOtherTab = (until: number) => activeWith({ renewal: { actor: 'otherTab', until } });
  const renewedByThisTab = activeWith({ renewal: { actor: 'thisTab' } });
  const due = { stored: dueSession };
  const dueNoLocks = { stored: dueSession, hasLocks: false };
  const expired = { stored: sessionLasting(0) };
  test.each<[string, ActiveState, Partial<SessionFacts>, string, string[]]>([
    ['request the status', activeWith(), {}, 'active', ['askStatus']],
    ['do not request the status in the last 30 s', renewedByThisTab, { stored: sessionLasting(30) }, 'active', []],
    ['do not request the status while this tab renews', renewedByThisTab, {}, 'active', []],
    ['do not request the status while another tab renews', renewedByOtherTab(NOW + 1), {}, 'active', []],
    [
      'request the status after the announcement of another tab has expired',
      renewedByOtherTab(NOW),
      {},
      'active',
      ['askStatus'],
    ],
    ['renew a session that is due', activeWith(), due, 'active', ['renew']],
    ['do not renew twice', renewedByThisTab, due, 'active', []],
    [
      'renew with locks even if another tab has announced a renewal',
      renewedByOtherTab(NOW + 1),
      due,
      'active',
      ['renew'],
    ],
    ['do not renew without locks while another tab renews', renewedByOtherTab(NOW + 1), dueNoLocks, 'active', []],
    ['renew without locks after the announcement has expired', renewedByOtherTab(NOW), dueNoLocks, 'active', ['renew']],
    ['end an expired session', activeWith(), expired, 'signingOut', ['announceEnd', ...LEAVE_EFFECTS]],
  ])('%s', (...[, state, facts, status, effects]) => {
    expect(runEvent(state, { type: 'checked' }, facts)).toMatchObject({ status, effects });
  });

  test('sign out at the second check without a stored token', () => {
    const first = runEvent(activeWith(), { type: 'checked' }, { stored: undefined });
    expect(first).toMatchObject({ status: 'active', effects: [] });
    expect(runEvent(first.step.state, { type: 'checked' }, { stored: undefined })).toMatchObject({
      status: 'signingOut',
      effects: SIGN_OUT_EFFECTS,
    });
  });

  test('start counting missing tokens again after a check that finds a token', () => {
    const missing = runEvent(activeWith(), { type: 'checked' }, { stored: undefined }).step.state;
    const found = runEvent(missing, { type: 'checked' }, {}).step.state;
    expect(runEvent(found, { type: 'checked' }, { stored: undefined })).toMatchObject({
      status: 'active',
      effects: [],
    });
  });

  test('keep unsaved work open if they run before another tab announces the end', () => {
    const removed = { stored: undefined, hasUnsavedWork: true };
    const checked = runEvent(activeWith(), { type: 'checked' }, removed).step.state;
    expect(runEvent(checked, { type: 'endAnnounced' }, removed)).toMatchObject({ status: 'ended' });
  });
});

describe('a renewal', () => {
  const renewing = activeWith({ renewal: { actor: 'thisTab' } });

  test('stores the new session', () => {
    const { step } = runEvent(renewing, { type: 'renewed', session: otherSession });
    expect(step.state).toMatchObject({ session: otherSession, renewal: { actor: 'nobody' } });
    expect(step.effects).toMatchObject([{ type: 'keep', session: otherSession }]);
  });

  test('signs out and notifies other tabs if it fails', () => {
    expect(runEvent(renewing, { type: 'notRenewed' })).toMatchObject({
      status: 'signingOut',
      effects: ['announceEnd', ...SIGN_OUT_EFFECTS],
    });
  });

  test('ends the session at the proxy and keeps a page with unsaved work open if it fails', () => {
    const { status, effects, step } = runEvent(renewing, { type: 'notRenewed' }, { hasUnsavedWork: true });
    expect({ status, effects }).toEqual({
      status: 'ended',
      effects: ['announceEnd', 'markSignOut', 'endAtProxy', 'forget', 'stopQueries'],
    });
    expect(step.effects).toContainEqual({ type: 'endAtProxy', session: freshSession, isQuiet: true });
  });

  test('is stopped in this tab if another tab was faster', () => {
    expect(runEvent(renewing, { type: 'renewalSkipped' }).step.state).toMatchObject({ renewal: { actor: 'nobody' } });
  });

  test.each([
    [activeWith(), { isRenewing: true, since: NOW }, { actor: 'otherTab', until: NOW + 30_000 }],
    [activeWith({ renewal: { actor: 'otherTab', until: NOW } }), { isRenewing: false }, { actor: 'nobody' }],
    [renewing, { isRenewing: false }, { actor: 'thisTab' }],
  ] as const)('is updated by an announcement, unless this tab renews (case %#)', (state, announcement, renewal) => {
    expect(runEvent(state, { type: 'announced', announcement }).step.state).toMatchObject({ renewal });
  });
});

describe('the end of a session', () => {
  const withUnsavedWork = { hasUnsavedWork: true };
  const STAY_OPEN_EFFECTS = ['forget', 'stopQueries'];
  const UNKNOWN_SESSION_EVENT: SessionEvent = { type: 'statusForbidden' };
  const LOCKED_OUT_EVENT: SessionEvent = { type: 'lockedOut', reason: 'lock targeting User:"alice" is in force' };
  test.each<[string, SessionEvent, Partial<SessionFacts>, string, string[]]>([
    ['at the proxy opens the login page', UNKNOWN_SESSION_EVENT, {}, 'signingOut', ['announceEnd', ...LEAVE_EFFECTS]],
    [
      'at the proxy keeps unsaved work open',
      UNKNOWN_SESSION_EVENT,
      withUnsavedWork,
      'ended',
      ['announceEnd', ...STAY_OPEN_EFFECTS],
    ],
    [
      'by a lock stores the reason',
      LOCKED_OUT_EVENT,
      {},
      'signingOut',
      ['keepReason', 'announceEnd', ...SIGN_OUT_EFFECTS],
    ],
    [
      'by a lock keeps unsaved work open',
      LOCKED_OUT_EVENT,
      withUnsavedWork,
      'ended',
      ['announceEnd', 'markSignOut', 'endAtProxy', ...STAY_OPEN_EFFECTS],
    ],
    ['in another tab opens the login page', { type: 'endAnnounced' }, {}, 'signingOut', LEAVE_EFFECTS],
    ['in another tab keeps unsaved work open', { type: 'endAnnounced' }, withUnsavedWork, 'ended', STAY_OPEN_EFFECTS],
    [
      'closes unsaved work after the inactivity timeout',
      UNKNOWN_SESSION_EVENT,
      { ...withUnsavedWork, now: NOW + 271_000 },
      'signingOut',
      SIGN_OUT_EFFECTS,
    ],
  ])('%s', (...[, event, facts, status, effects]) => {
    expect(runEvent(activeWith(), event, facts)).toMatchObject({ status, effects });
  });

  test('closes unsaved work if its user is unknown', () => {
    expect(runEvent(activeWith({ user: undefined }), { type: 'statusForbidden' }, withUnsavedWork).status).toBe(
      'signingOut',
    );
  });
});

describe('after the end of a session with unsaved work', () => {
  const identifiedEvent = (user: string, isHere: boolean): SessionEvent => ({
    type: 'identified',
    session: otherSession,
    user,
    isHere,
  });
  test.each<[string, SessionEvent, string, string[]]>([
    ['the page continues when the same user signs in', identifiedEvent('alice', true), 'active', ['keep', 'goOn']],
    [
      'the page continues when the same user signs in in another tab',
      identifiedEvent('alice', false),
      'active',
      ['goOn'],
    ],
    ['the home page loads when another user signs in', identifiedEvent('bob', true), 'ended', ['load']],
    ['the login page opens when the user signs out', { type: 'signOutChosen' }, 'signingOut', LEAVE_EFFECTS],
    ['the page ignores checks', { type: 'checked' }, 'ended', []],
    ['the page ignores a sign-out in another tab', { type: 'signOutAnnounced' }, 'ended', []],
  ])('%s', (...[, nextEvent, status, effects]) => {
    expect(runEvent(endedWith(), nextEvent, { stored: undefined })).toMatchObject({ status, effects });
  });

  test('the page requests the user of a new token, but not of the old one', () => {
    expect(runEvent(endedWith(), { type: 'storageChanged' }, { stored: otherSession }).effects).toEqual(['identify']);
    expect(runEvent(endedWith(), { type: 'storageChanged' }, { stored: freshSession }).effects).toEqual([]);
  });
});

describe('a change in another tab', () => {
  test.each<[string, ActiveState, Partial<SessionFacts>, string, string[]]>([
    [
      'signs this tab out if the token was removed',
      activeWith(),
      { stored: undefined },
      'signingOut',
      SIGN_OUT_EFFECTS,
    ],
    ['requests the user of a new token', activeWith(), { stored: otherSession }, 'active', ['identify']],
    [
      'does not request the user of a renewed token',
      activeWith({ renewal: { actor: 'otherTab', until: NOW + 1 } }),
      { stored: otherSession },
      'active',
      [],
    ],
    ['has no effect if the token is the same', activeWith(), {}, 'active', []],
    [
      'does not request the user of a new token while the user of this page is unknown',
      activeWith({ user: undefined }),
      { stored: otherSession },
      'active',
      [],
    ],
  ])('%s', (...[, state, facts, status, effects]) => {
    expect(runEvent(state, { type: 'storageChanged' }, facts)).toMatchObject({ status, effects });
  });

  test.each([
    ['alice', []],
    ['bob', ['load']],
  ])('to a session of user %s has the effects %j', (user, effects) => {
    expect(runEvent(activeWith(), { type: 'identified', session: otherSession, user, isHere: false }).effects).toEqual(
      effects,
    );
  });

  test('that is a sign-out ends the session here, and this tab sends the request if the other tab does not', () => {
    const { step, effects } = runEvent(activeWith(), { type: 'signOutAnnounced' });
    expect(effects).toEqual(['forget', 'emptyCache', 'takeOverLater']);
    expect(runEvent(step.state, { type: 'signOutFinished' }).effects).toEqual(['load']);
    expect(runEvent(step.state, { type: 'takeOverDue' }, { signOutMark: signOutMarkOf(freshSession) }).effects).toEqual(
      ['endAtProxy'],
    );
    expect(runEvent(step.state, { type: 'takeOverDue' }, { signOutMark: null }).effects).toEqual(['load']);
  });
});

test('requests the user again when a form opens and the user is still unknown', () => {
  expect(runEvent(activeWith({ user: undefined }), { type: 'workOpened' }).effects).toEqual(['askUser']);
  expect(runEvent(activeWith(), { type: 'workOpened' }).effects).toEqual([]);
});

test('stores the user with the session and keeps the user at a renewal', () => {
  const { step } = runEvent(activeWith({ user: undefined }), { type: 'userKnown', user: 'alice' });
  expect(step).toMatchObject({
    state: { user: 'alice' },
    effects: [{ type: 'keep', session: { ...freshSession, user: 'alice' } }],
  });
  expect(
    runEvent(activeWith(), { type: 'userKnown', user: 'alice' }, { stored: { ...freshSession, user: 'alice' } })
      .effects,
  ).toEqual([]);
  expect(runEvent(activeWith(), { type: 'userKnown', user: 'alice' }, { stored: undefined }).effects).toEqual([]);
  const renewed = runEvent(activeWith(), { type: 'renewed', session: otherSession });
  expect(renewed.step.effects).toEqual([{ type: 'keep', session: { ...otherSession, user: 'alice' } }]);
  const opened = runEvent(
    { status: 'none' },
    { type: 'opened', root: ROOT },
    { stored: { ...freshSession, user: 'alice' } },
  );
  expect(opened.step.state).toMatchObject({ user: 'alice' });
});
