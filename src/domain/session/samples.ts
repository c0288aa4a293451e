// A session, a tab and what it sees, for the tests of the machine.
import type { Session } from './record.ts';
import { next } from './next.ts';
import type { Active, Ended, Facts, SessionEvent, SessionState, SigningOut } from './state.ts';

export const NOW = 1_700_000_000_000;
export const ROOT = 'one.example.com';

export const lasting = (seconds: number, accessToken = 'a'.repeat(64)): Session => ({
  accessToken,
  expiresIn: seconds,
  created: NOW,
  sessionExpires: '',
  sessionInactiveTimeout: 300_000,
});
export const fresh = lasting(600);
export const due = lasting(179);
export const another = lasting(600, 'b'.repeat(64));

export const factsWith = (facts: Partial<Facts> = {}): Facts => ({
  now: NOW,
  stored: fresh,
  lastActive: NOW,
  mark: null,
  isWorkOpen: false,
  hasLocks: true,
  ...facts,
});

export const activeWith = (state: Partial<Active> = {}): Active => ({
  at: 'active',
  root: ROOT,
  session: fresh,
  user: 'alice',
  renewal: { by: 'nobody' },
  touched: NOW,
  idleLeft: undefined,
  ...state,
});

export const endedWith = (state: Partial<Ended> = {}): Ended => ({
  at: 'ended',
  root: ROOT,
  session: fresh,
  ending: 'expired',
  user: 'alice',
  ...state,
});

export const asking: SigningOut = { at: 'signingOut', answer: 'awaited', session: fresh };
export const unanswered: SigningOut = {
  at: 'signingOut',
  answer: 'missing',
  session: fresh,
  reason: 'cut',
  isAsking: false,
};
export const left: SigningOut = { at: 'signingOut', answer: 'leaving', session: fresh };

/** The names of what is to be done, in order. */
export const done = (state: SessionState, event: SessionEvent, facts?: Partial<Facts>) => {
  const step = next(state, event, factsWith(facts));
  return { at: step.state.at, does: step.effects.map((effect) => effect.do), step };
};

export const SIGN_OUT = ['markSignOut', 'forget', 'emptyCache', 'endAtProxy'];
export const LEAVE = ['forget', 'emptyCache', 'load'];
