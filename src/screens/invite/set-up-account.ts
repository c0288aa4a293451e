import { UserFacingError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { explainCsrfRefusal } from '#api/csrf/missing-csrf-cookie.ts';
import type { Schemas } from '#api/schemas.ts';
import { createCredential } from '#domain/mfa/webauthn/create-credential.ts';
import { requireWebauthn } from '#domain/mfa/webauthn/obtain-assertion.ts';
import { encodeBase64 } from '#lib/text/base64.ts';
import { cleanCode } from '#lib/text/one-time-code.ts';
import { fieldsOf, isRecord, listOf } from '#lib/untrusted.ts';
import { NO_KEY_CHALLENGE } from '#domain/mfa/device-messages.ts';

interface NewKey {
  deviceName: string;
  /** Cancels the key prompt, but not the next request, because that request uses up the link. */
  signal: AbortSignal;
}

/** The MFA device of an account with a password; `none` if MFA is optional. */
export type SetupDevice =
  | ({ factor: 'webauthn' } & NewKey)
  | { factor: 'otp'; deviceName: string; code: string }
  | { factor: 'none' };

/** The settings of the account, and the setup step that provides them. */
export type AccountSettings =
  | ({ step: 'passkey'; token: string } & NewKey)
  | ({ step: 'password' | 'device'; token: string; password: string } & SetupDevice);

export interface SetupResult {
  /** Recovery codes, which are shown only once; empty if the proxy creates none. */
  codes: string[];
  /**
   * Whether the account can sign in only on the command line, not in a browser
   * (docs/protocol/auth-and-identity.md#14.3).
   */
  isForCommandLine: boolean;
}

async function createKey(
  { token, signal }: { token: string; signal: AbortSignal },
  deviceUsage: 'mfa' | 'passwordless',
) {
  requireWebauthn();
  const { data } = await http.POST('/v1/webapi/mfa/token/{token}/registerchallenge', {
    params: { path: { token } },
    body: { deviceType: 'webauthn', deviceUsage },
  });
  if (!isRecord(data?.webauthn)) throw new UserFacingError(NO_KEY_CHALLENGE);
  return createCredential(data.webauthn, signal);
}

const encodePassword = (text: string): string => encodeBase64(new TextEncoder().encode(text));

type RecoveryCodes = NonNullable<Schemas['PasswordByTokenSet']['recovery']>;
type SetPasswordRequest = Schemas['PasswordByToken'];

/** Creates the passkey or the MFA key if the account gets one, and returns the request body. */
async function requestBodyOf(setting: AccountSettings): Promise<SetPasswordRequest> {
  const { token } = setting;
  if (setting.step === 'passkey') {
    const webauthnCreationResponse = await createKey(setting, 'passwordless');
    return { token, password: null, deviceName: setting.deviceName, webauthnCreationResponse };
  }
  const password = encodePassword(setting.password);
  switch (setting.factor) {
    case 'webauthn': {
      const webauthnCreationResponse = await createKey(setting, 'mfa');
      return { token, password, deviceName: setting.deviceName, webauthnCreationResponse };
    }
    case 'otp':
      return { token, password, deviceName: setting.deviceName, second_factor_token: cleanCode(setting.code) };
    case 'none':
      return { token, password };
  }
}

/** Resolves when the account and its session exist. Throws a `Refusal` or a `UserFacingError`. */
export async function setUpAccount(setting: AccountSettings): Promise<SetupResult> {
  const body = await requestBodyOf(setting);
  const { data } = await http.PUT('/v1/webapi/users/password/token', { body }).catch(async (error: unknown) => {
    throw await explainCsrfRefusal(error);
  });
  const codes = listOf(fieldsOf<RecoveryCodes>(data?.recovery).codes).filter((code) => typeof code === 'string');
  return { codes, isForCommandLine: data?.privateKeyPolicyEnabled === true };
}
