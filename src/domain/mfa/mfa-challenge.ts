// An MFA challenge for the current user and the ways to answer it (docs/protocol/auth-and-identity.md#12, #25.4).
import { UserFacingError } from '#lib/user-facing-error.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord } from '#lib/untrusted.ts';
import { cleanCode } from '#lib/text/one-time-code.ts';
import { obtainAssertion } from './webauthn/obtain-assertion.ts';
import { KEY_NOT_REQUESTED } from './device-messages.ts';

export type MfaMethod = 'webauthn' | 'otp';

/** The method that the user chose, with the code as typed. */
export type MfaChoice = { method: 'webauthn' } | { method: 'otp'; code: string };

/** The answer to a challenge, of which each call sends a part (docs/protocol/auth-and-identity.md#12.6). */
export type MfaAnswer = Schemas['MfaResponse'];

export interface AnswerableChallenge {
  /** The preferred method first. Empty if the user has no suitable device. */
  methods: readonly MfaMethod[];
  answer: (reply: MfaChoice, signal?: AbortSignal) => Promise<MfaAnswer>;
}

/** The methods that a challenge accepts, regardless of the setting (docs/protocol/auth-and-identity.md#25.7). */
export function mfaMethodsOf(challenge: unknown, preferred: string): MfaMethod[] {
  const { webauthn_challenge, totp_challenge } = fieldsOf<Schemas['MfaChallenge']>(challenge);
  const isOffered = { webauthn: isRecord(webauthn_challenge), otp: totp_challenge === true };
  const order: MfaMethod[] = preferred === 'otp' ? ['otp', 'webauthn'] : ['webauthn', 'otp'];
  return order.filter((method) => isOffered[method]);
}

async function answerChallenge(
  challenge: unknown,
  reply: MfaChoice,
  signal: AbortSignal | undefined,
): Promise<MfaAnswer> {
  if (reply.method === 'otp') return { totp_code: cleanCode(reply.code) };
  const { webauthn_challenge } = fieldsOf<Schemas['MfaChallenge']>(challenge);
  if (!isRecord(webauthn_challenge)) throw new UserFacingError(KEY_NOT_REQUESTED);
  return { webauthn_response: await obtainAssertion(webauthn_challenge, signal ? { signal } : {}) };
}

/** A challenge from the proxy with its methods. `preferred` is the method that comes first, if it is accepted. */
export const createChallenge = (challenge: unknown, preferred = ''): AnswerableChallenge => ({
  methods: mfaMethodsOf(challenge, preferred),
  answer: (reply, signal) => answerChallenge(challenge, reply, signal),
});
