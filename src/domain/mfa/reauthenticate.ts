// Verifies the identity of the current user (docs/protocol/auth-and-identity.md#13.3, #14.5, #25.4).
import { UserFacingError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { throwExplained } from './explain-refusal.ts';
import { createChallenge, type MfaAnswer, type AnswerableChallenge } from './mfa-challenge.ts';
import { NO_PRIVILEGE_TOKEN } from './device-messages.ts';

/** The numbers for the purposes of a challenge. 14.x ignores the purpose. */
export const CHALLENGE_SCOPE = { session: 6, adminAction: 7, devices: 4, password: 8 } as const;

interface DeviceChallengeOptions {
  scope: (typeof CHALLENGE_SCOPE)[keyof typeof CHALLENGE_SCOPE];
  preferred: string;
  signal?: AbortSignal;
  /** Whether one answer may be used for several calls. */
  allowsReuse?: boolean;
}

/** Requests a challenge for the user's MFA devices. Its answer is valid for one call, unless `allowsReuse` is set. */
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
 * Creates a token that allows adding and removing devices for five minutes. Users without devices send no answer. Their
 * token only allows adding a device.
 */
export async function createPrivilegeToken(answer: MfaAnswer = {}, signal?: AbortSignal): Promise<string> {
  const { totp_code, webauthn_response } = answer;
  // 14.x reads the first two fields, 18.x reads all three (docs/protocol/auth-and-identity.md#25.7).
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
