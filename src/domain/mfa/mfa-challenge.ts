// A challenge of the proxy to the MFA devices of the user who is signed in, and the ways to answer it
// (docs/protocol/auth-and-identity.md#12, #25.4).
import { UserFacingError } from '#lib/user-facing-error.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord } from '#lib/untrusted.ts';
import { cleanCode } from '#lib/text/one-time-code.ts';
import { obtainAssertion } from './webauthn/obtain-assertion.ts';
import { KEY_NOT_REQUESTED } from './device-messages.ts';

export type MfaMethod = 'webauthn' | 'otp';

/** How the user answers: with a key, or with a code as it was typed. */
export type MfaReply = { by: 'webauthn' } | { by: 'otp'; code: string };

/** The reply in the generic form; every call takes its own part of it (docs/protocol/auth-and-identity.md#12.6). */
export type MfaAnswer = Schemas['MfaResponse'];

export interface AnswerableChallenge {
  /** The preferred one first; none when the user has no device that could answer. */
  methods: readonly MfaMethod[];
  answer: (reply: MfaReply, signal?: AbortSignal) => Promise<MfaAnswer>;
}

/**
 * What the challenge offers counts for more than what the cluster's setting suggests
 * (docs/protocol/auth-and-identity.md#25.7).
 */
export function mfaMethodsOf(challenge: unknown, preferred: string): MfaMethod[] {
  const { webauthn_challenge, totp_challenge } = fieldsOf<Schemas['MfaChallenge']>(challenge);
  const isOffered = { webauthn: isRecord(webauthn_challenge), otp: totp_challenge === true };
  const order: MfaMethod[] = preferred === 'otp' ? ['otp', 'webauthn'] : ['webauthn', 'otp'];
  return order.filter((method) => isOffered[method]);
}

async function answerChallenge(
  challenge: unknown,
  reply: MfaReply,
  signal: AbortSignal | undefined,
): Promise<MfaAnswer> {
  if (reply.by === 'otp') return { totp_code: cleanCode(reply.code) };
  const { webauthn_challenge } = fieldsOf<Schemas['MfaChallenge']>(challenge);
  if (!isRecord(webauthn_challenge)) throw new UserFacingError(KEY_NOT_REQUESTED);
  return { webauthn_response: await obtainAssertion(webauthn_challenge, signal ? { signal } : {}) };
}

/** `preferred` is the cluster's `preferredLocalMfa`. */
export const createChallenge = (challenge: unknown, preferred = ''): AnswerableChallenge => ({
  methods: mfaMethodsOf(challenge, preferred),
  answer: (reply, signal) => answerChallenge(challenge, reply, signal),
});
