// Sample sessions, states and facts for the tests of the session machine.
import type { Session } from './session-record.ts';
import { nextSession } from './session-machine.ts';
import type {
  ActiveState,
  EndedState,
  SessionFacts,
  SessionEvent,
  SessionState,
  SigningOutState,
} from './session-state.ts';

export const NOW = 1_700_000_000_000;
export const ROOT = 'one.example.com';

export const sessionLasting = (seconds: number, accessToken = 'a'.repeat(64)): Session => ({
  accessToken,
  expiresIn: seconds,
  created: NOW,
  sessionExpires: '',
  sessionInactiveTimeout: 300_000,
});
export const freshSession = sessionLasting(600);
export const dueSession = sessionLasting(179);
export const otherSession = sessionLasting(600, 'b'.repeat(64));

export const factsWith = (facts: Partial<SessionFacts> = {}): SessionFacts => ({
  now: NOW,
  stored: freshSession,
  lastActive: NOW,
  signOutMark: null,
  hasUnsavedWork: false,
  hasLocks: true,
  ...facts,
});

export const activeWith = (state: Partial<ActiveState> = {}): ActiveState => ({
  status: 'active',
  root: ROOT,
  session: freshSession,
  user: 'alice',
  renewal: { actor: 'nobody' },
  lastUsedAt: NOW,
  idleLeftMs: undefined,
  ...state,
});

export const endedWith = (state: Partial<EndedState> = {}): EndedState => ({
  status: 'ended',
  root: ROOT,
  session: freshSession,
  ending: 'expired',
  user: 'alice',
  ...state,
});

export const awaitingSignOut: SigningOutState = { status: 'signingOut', answer: 'awaited', session: freshSession };
export const unansweredSignOut: SigningOutState = {
  status: 'signingOut',
  answer: 'missing',
  session: freshSession,
  reason: 'cut',
  isAsking: false,
};
export const leavingSession: SigningOutState = { status: 'signingOut', answer: 'leaving', session: freshSession };

/** Runs one event. `effects` contains the names of the effects, in order. */
export const runEvent = (state: SessionState, event: SessionEvent, facts?: Partial<SessionFacts>) => {
  const step = nextSession(state, event, factsWith(facts));
  return { status: step.state.status, effects: step.effects.map((effect) => effect.type), step };
};

export const SIGN_OUT_EFFECTS = ['markSignOut', 'forget', 'emptyCache', 'endAtProxy'];
export const LEAVE_EFFECTS = ['forget', 'emptyCache', 'load'];
