// Changes the current user's password (docs/protocol/auth-and-identity.md#13.3, #14.4, #25.4).
import { http } from '#api/client.ts';
import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import { encodeBase64 } from '#lib/text/base64.ts';
import { throwExplained } from './explain-refusal.ts';
import { createChallenge, type MfaAnswer, type AnswerableChallenge } from './mfa-challenge.ts';
import { requestDeviceChallenge, CHALLENGE_SCOPE } from './reauthenticate.ts';

/** `preferred` is the preferred MFA method. */
interface PasswordChallengeOptions {
  dialect: Dialect;
  preferred: string;
}

/** Requests an MFA challenge. 14.x checks the old password for it, 18.x checks it in the call that changes it. */
export async function requestPasswordChallenge(
  oldPassword: string,
  { dialect, preferred }: PasswordChallengeOptions,
): Promise<AnswerableChallenge> {
  if (proxyCan(dialect, 'checkPasswordWithMfa'))
    return requestDeviceChallenge({ scope: CHALLENGE_SCOPE.password, preferred });
  const { data } = await http
    .POST('/v1/webapi/mfa/authenticatechallenge/password', { body: { pass: oldPassword } })
    .catch(throwExplained);
  return createChallenge(data, preferred);
}

const encodePassword = (password: string): string => encodeBase64(new TextEncoder().encode(password));

export interface Passwords {
  oldPassword: string;
  newPassword: string;
}

/** Changes the password. The answer to the MFA challenge is empty if the user has no devices. */
export async function changePassword(
  { oldPassword, newPassword }: Passwords,
  { totp_code, webauthn_response }: MfaAnswer = {},
  signal?: AbortSignal,
): Promise<void> {
  const body = {
    old_password: encodePassword(oldPassword),
    new_password: encodePassword(newPassword),
    ...(totp_code ? { second_factor_token: totp_code } : {}),
    ...(webauthn_response ? { webauthnAssertionResponse: webauthn_response } : {}),
  };
  await http.PUT('/v1/webapi/users/password', { body, ...(signal ? { signal } : {}) }).catch(throwExplained);
}
