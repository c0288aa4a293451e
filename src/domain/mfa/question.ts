// A question of the proxy to the devices of whoever is signed in, and the ways to answer it
// (docs/protocol/auth-and-identity.md#12, #25.4).
import type { Schemas } from '#api/schemas.ts';
import { obtainAssertion } from './obtain.ts';
import { KEY_NOT_ASKED } from './device-messages.ts';

export type Method = 'webauthn' | 'otp';

/** What somebody does to answer: touches a key, or types a code, in which a blank may stand. */
export type Given = { by: 'webauthn' } | { by: 'otp'; code: string };

/** The reply in the generic form; every call takes its own part of it (docs/protocol/auth-and-identity.md#12.6). */
export type MfaAnswer = Schemas['MfaResponse'];

export interface Question {
  /** The preferred one first; none when the user has no device that could answer. */
  methods: readonly Method[];
  answer: (given: Given, signal?: AbortSignal) => Promise<MfaAnswer>;
}

/**
 * What the challenge offers counts for more than what the cluster's setting suggests
 * (docs/protocol/auth-and-identity.md#25.7).
 */
export function methodsOf(challenge: Schemas['MfaChallenge'], preferred: string): Method[] {
  const isOffered = { webauthn: Boolean(challenge.webauthn_challenge), otp: challenge.totp_challenge };
  const order: Method[] = preferred === 'otp' ? ['otp', 'webauthn'] : ['webauthn', 'otp'];
  return order.filter((method) => isOffered[method]);
}

async function answerWith(
  challenge: Schemas['MfaChallenge'],
  given: Given,
  signal: AbortSignal | undefined,
): Promise<MfaAnswer> {
  if (given.by === 'otp') return { totp_code: given.code.replace(/\s/g, '') };
  if (!challenge.webauthn_challenge) throw new Error(KEY_NOT_ASKED);
  return { webauthn_response: await obtainAssertion(challenge.webauthn_challenge, signal ? { signal } : {}) };
}

/** `preferred` is the cluster's `preferredLocalMfa`. */
export const questionOf = (challenge: Schemas['MfaChallenge'], preferred = ''): Question => ({
  methods: methodsOf(challenge, preferred),
  answer: (given, signal) => answerWith(challenge, given, signal),
});
