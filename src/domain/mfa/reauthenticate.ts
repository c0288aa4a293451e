// Verifying the identity of a user who is signed in (docs/protocol/auth-and-identity.md#13.3, #14.5,
// #25.4).
import { UserFacingError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { throwExplained } from './explain-refusal.ts';
import { createChallenge, type MfaAnswer, type AnswerableChallenge } from './mfa-challenge.ts';
import { NO_PRIVILEGE_TOKEN } from './device-messages.ts';

/** What an answer will be used for; 14.x does not ask. */
export const CHALLENGE_SCOPE = { session: 6, adminAction: 7, devices: 4, password: 8 } as const;

interface DeviceChallengeOptions {
  scope: (typeof CHALLENGE_SCOPE)[keyof typeof CHALLENGE_SCOPE];
  /** The cluster's `preferredLocalMfa`. */
  preferred: string;
  signal?: AbortSignal;
  /** The answer is for several calls. */
  allowsReuse?: boolean;
}

/** Gets a challenge to the user's MFA devices, good for one answer. */
export async function requestDeviceChallenge({
  scope,
  preferred,
  signal,
  allowsReuse,
}: DeviceChallengeOptions): Promise<AnswerableChallenge> {
  const { data } = await http
    .POST('/v1/webapi/mfa/authenticatechallenge', {
      body: {
        challenge_scope: scope,
        proxy_address: location.origin,
        ...(allowsReuse ? { challenge_allow_reuse: true } : {}),
      },
      ...(signal ? { signal } : {}),
    })
    .catch(throwExplained);
  return createChallenge(data, preferred);
}

/**
 * The token that lets its holder change devices for five minutes. Without an answer, which only a user without devices may
 * leave out, it lets them add one and no more.
 */
export async function createPrivilegeToken(answer: MfaAnswer = {}, signal?: AbortSignal): Promise<string> {
  const { totp_code, webauthn_response } = answer;
  // 14.x reads the old fields, 18.x both (docs/protocol/auth-and-identity.md#25.7).
  const body = {
    ...(totp_code ? { secondFactorToken: totp_code } : {}),
    ...(webauthn_response ? { webauthnAssertionResponse: webauthn_response } : {}),
    ...(totp_code || webauthn_response ? { existingMfaResponse: answer } : {}),
  };
  const { data } = await http
    .POST('/v1/webapi/users/privilege/token', { body, ...(signal ? { signal } : {}) })
    .catch(throwExplained);
  if (typeof data !== 'string' || data === '') throw new UserFacingError(NO_PRIVILEGE_TOKEN);
  return data;
}
