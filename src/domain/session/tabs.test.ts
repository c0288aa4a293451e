// Tests several tabs of one browser. Each tab has its own session machine; storage, proxy and clock are shared fakes.
import { describe, expect, test } from 'vitest';
import { CHECK_EVERY_MS } from './session-timers.ts';
import { nextSession } from './session-machine.ts';
import { signOutMarkOf } from './pending-sign-out.ts';
import { parseStoredSession, type Session } from './session-record.ts';
import type { SessionFacts, SessionEffect, SessionEvent, SessionState } from './session-state.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

interface Tab {
  state: SessionState;
  dispatch: (event: SessionEvent) => void;
  /** Simulates a crash: the tab sends nothing more, and its lock is released. */
  crash: () => void;
  /** Requests of this tab that the proxy has not answered yet, and delayed events. */
  pending: (() => void)[];
}

function openBrowser({
  tabs: count,
  hasLocks = true,
  timeout = 0,
}: {
  tabs: number;
  hasLocks?: boolean;
  timeout?: number;
}) {
  let now = NOON;
  let lock: Tab | undefined;
  const storage: { token?: Session | undefined; mark: string | null; lastActive?: number } = { mark: null };
  const calls = { renew: 0, status: 0, signOut: 0 };
  const createSession = (): Session => ({
    accessToken: `${calls.renew}`.padEnd(64, 'a'),
    expiresIn: 600,
    created: now,
    sessionExpires: '',
    sessionInactiveTimeout: timeout,
  });
  const otherTabs = (tab: Tab) => tabs.filter((openTab) => openTab !== tab);
  // A storage event arrives after the event that caused it has been handled.
  const queue: (() => void)[] = [];
  const notifyOthers = (tab: Tab, event: SessionEvent) =>
    void queue.push(...otherTabs(tab).map((other) => () => other.dispatch(event)));
  function drain(): void {
    for (let event = queue.shift(); event; event = queue.shift()) event();
  }
  const currentFacts = (): SessionFacts => ({
    now,
    stored: parseStoredSession(JSON.stringify(storage.token ?? null)),
    lastActive: storage.lastActive,
    signOutMark: storage.mark,
    hasUnsavedWork: false,
    hasLocks,
  });

  function renew(tab: Tab): void {
    if (hasLocks && lock) return tab.dispatch({ type: 'renewalSkipped' });
    lock = tab;
    notifyOthers(tab, { type: 'announced', announcement: { isRenewing: true, since: now } });
    tab.pending.push(() => {
      calls.renew += 1;
      tab.dispatch({ type: 'renewed', session: createSession() });
      lock = undefined;
      notifyOthers(tab, { type: 'announced', announcement: { isRenewing: false } });
    });
  }

  function performEffect(tab: Tab, effect: SessionEffect): void {
    if (effect.type === 'renew') renew(tab);
    if (effect.type === 'askStatus') calls.status += 1;
    if (effect.type === 'keep') storage.token = effect.session;
    if (effect.type === 'stampActivity') storage.lastActive = now;
    if (effect.type === 'stampActivity') notifyOthers(tab, { type: 'idleChecked' });
    if (effect.type === 'markSignOut') storage.mark = signOutMarkOf(effect.session);
    if (effect.type === 'markSignOut') notifyOthers(tab, { type: 'signOutAnnounced' });
    if (effect.type === 'forget') storage.token = undefined;
    if (effect.type === 'keep' || effect.type === 'forget') notifyOthers(tab, { type: 'storageChanged' });
    if (effect.type === 'clearMark') storage.mark = null;
    if (effect.type === 'clearMark') notifyOthers(tab, { type: 'signOutFinished' });
    if (effect.type === 'takeOverLater') tab.pending.push(() => tab.dispatch({ type: 'takeOverDue' }));
    if (effect.type !== 'endAtProxy') return;
    tab.pending.push(() => {
      calls.signOut += 1;
      tab.dispatch({ type: 'signOutAnswered', redirectAddress: undefined });
    });
  }

  function openNewTab(): Tab {
    const tab: Tab = {
      state: { status: 'none' },
      pending: [],
      dispatch(event) {
        if (!tabs.includes(tab)) return;
        const step = nextSession(tab.state, event, currentFacts());
        tab.state = step.state;
        for (const effect of step.effects) performEffect(tab, effect);
      },
      crash() {
        tabs = otherTabs(tab);
        if (lock === tab) lock = undefined;
      },
    };
    tabs.push(tab);
    tab.dispatch({ type: 'opened', root: 'one.example.com' });
    return tab;
  }

  let tabs: Tab[] = [];
  storage.token = createSession();
  for (let n = 0; n < count; n += 1) openNewTab();
  drain();
  return {
    calls,
    storage,
    tabs: [...tabs],
    /** Dispatches an event to a tab, and the resulting events to the other tabs. */
    act(tab: Tab | undefined, event: SessionEvent) {
      tab?.dispatch(event);
      drain();
    },
    /** Lets the proxy respond to all pending requests, and runs the delayed events. */
    answer() {
      for (const respond of tabs.flatMap((tab) => tab.pending.splice(0))) {
        respond();
        drain();
      }
    },
    /** Advances the clock; all tabs run their checks every 15 seconds. */
    pass(ms: number) {
      for (const end = now + ms; now < end;) {
        now += CHECK_EVERY_MS;
        for (const tab of tabs) {
          tab.dispatch({ type: 'checked' });
          tab.dispatch({ type: 'idleChecked' });
          drain();
        }
      }
    },
  };
}

const MINUTE = 60_000;
const statesOf = (tabs: readonly Tab[]) => tabs.map(({ state }) => state.status);

describe.each([{ hasLocks: true }, { hasLocks: false }])('renewal with hasLocks=$hasLocks', ({ hasLocks }) => {
  test.each([2, 3])('%d tabs send one renewal request, and all tabs stay active', (count) => {
    const { tabs, calls, pass, answer } = openBrowser({ tabs: count, hasLocks });
    pass(7 * MINUTE + CHECK_EVERY_MS);
    answer();
    expect(calls.renew).toBe(1);
    pass(5 * MINUTE);
    expect(statesOf(tabs)).toEqual(tabs.map(() => 'active'));
    expect(calls.renew).toBe(1);
  });

  test('another tab renews when a tab crashes during its renewal', () => {
    const { tabs, calls, pass, answer } = openBrowser({ tabs: 3, hasLocks });
    pass(7 * MINUTE + CHECK_EVERY_MS);
    tabs[0]?.crash();
    const statusCount = calls.status;
    pass(2 * CHECK_EVERY_MS);
    answer();
    expect(calls.renew).toBe(1);
    pass(MINUTE);
    expect(calls.status).toBe(statusCount + 8);
  });
});

describe('sign-out in one tab', () => {
  test.each([2, 3])('signs out all %d tabs with one request to the proxy', (count) => {
    const { tabs, calls, storage, act, answer } = openBrowser({ tabs: count });
    act(tabs[0], { type: 'signOutChosen' });
    expect(statesOf(tabs)).toEqual(tabs.map(() => 'signingOut'));
    expect(storage.token).toBeUndefined();
    answer();
    expect(calls.signOut).toBe(1);
    expect(storage.mark).toBeNull();
  });

  test('is finished by another tab if the tab crashes before the proxy responds', () => {
    const { tabs, calls, storage, act, answer } = openBrowser({ tabs: 3 });
    act(tabs[0], { type: 'signOutChosen' });
    tabs[0]?.crash();
    answer();
    answer();
    expect(calls.signOut).toBeGreaterThan(0);
    expect(storage.mark).toBeNull();
  });
});

describe('an inactivity timeout of five minutes', () => {
  // docs/behaviour.md#session "Activity (keys, pointer) is recorded"
  test('does not warn in any tab while one tab is used', () => {
    const { tabs, act, pass } = openBrowser({ tabs: 2, timeout: 5 * MINUTE });
    for (let minute = 0; minute < 8; minute += 1) {
      pass(MINUTE);
      act(tabs[0], { type: 'touched' });
    }
    expect(tabs.map(({ state }) => state)).toEqual(tabs.map(() => expect.objectContaining({ idleLeftMs: undefined })));
  });

  test('warns in both tabs, closes both warnings when the user stays, and signs out after more inactivity', () => {
    const { tabs, act, pass } = openBrowser({ tabs: 2, timeout: 5 * MINUTE });
    pass(3 * MINUTE);
    expect(tabs.map(({ state }) => state)).toEqual(tabs.map(() => expect.objectContaining({ idleLeftMs: 90_000 })));
    act(tabs[1], { type: 'stayChosen' });
    expect(tabs.map(({ state }) => state)).toEqual(tabs.map(() => expect.objectContaining({ idleLeftMs: undefined })));
    pass(5 * MINUTE);
    expect(statesOf(tabs)).toEqual(['signingOut', 'signingOut']);
  });
});
