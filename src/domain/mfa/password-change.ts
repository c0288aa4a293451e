// Changing one's own password (docs/protocol/auth-and-identity.md#13.3, #14.4, #25.4).
import { http } from '#api/client.ts';
import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import { encodeBase64 } from '#lib/text/base64.ts';
import { explained } from './explain.ts';
import { challengeOf, type MfaAnswer, type Challenge } from './challenge.ts';
import { askDevices, SCOPE } from './reauthenticate.ts';

interface Asking {
  dialect: Dialect;
  preferred: string;
}

/** The challenge for a new password; 14.x checks the old password before it asks, 18.x with the answer. */
export async function askForPassword(old: string, { dialect, preferred }: Asking): Promise<Challenge> {
  if (proxyCan(dialect, 'checkPasswordWithMfa')) return askDevices({ scope: SCOPE.password, preferred });
  const { data } = await http
    .POST('/v1/webapi/mfa/authenticatechallenge/password', { body: { pass: old } })
    .catch(explained);
  return challengeOf(data, preferred);
}

const wire = (password: string): string => encodeBase64(new TextEncoder().encode(password));

export interface Passwords {
  old: string;
  next: string;
}

export async function changePassword(
  { old, next }: Passwords,
  { totp_code, webauthn_response }: MfaAnswer = {},
  signal?: AbortSignal,
): Promise<void> {
  const body = {
    old_password: wire(old),
    new_password: wire(next),
    ...(totp_code ? { second_factor_token: totp_code } : {}),
    ...(webauthn_response ? { webauthnAssertionResponse: webauthn_response } : {}),
  };
  await http.PUT('/v1/webapi/users/password', { body, ...(signal ? { signal } : {}) }).catch(explained);
}
