import { UserFacingError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { requireWebauthn, obtainAssertion } from '#domain/mfa/webauthn/obtain-assertion.ts';
import { isRecord } from '#lib/untrusted.ts';
import { KEY_REQUIRED } from './messages.ts';

export interface Decision {
  id: string;
  action: 'accept' | 'denied';
  /** Cancels the security key prompt and the requests. */
  signal: AbortSignal;
}

const HEADLESS_CHALLENGE_SCOPE = 3; // challenge scope for 18.x (docs/protocol/auth-and-identity.md#25.4)

/**
 * Approving requires a security key, denying does not (docs/protocol/auth-and-identity.md#18). Throws a `Refusal` or a
 * `UserFacingError`.
 */
export async function sendDecision({ id, action, signal }: Decision): Promise<void> {
  const requestOptions = { params: { path: { id } }, signal };
  if (action === 'denied') {
    await http.PUT('/v1/webapi/headless/{id}', { ...requestOptions, body: { action, mfaResponse: {} } });
    return;
  }
  requireWebauthn();
  const { data } = await http.POST('/v1/webapi/mfa/authenticatechallenge', {
    body: { challenge_scope: HEADLESS_CHALLENGE_SCOPE },
    signal,
  });
  if (!isRecord(data?.webauthn_challenge)) throw new UserFacingError(KEY_REQUIRED);
  const assertion = await obtainAssertion(data.webauthn_challenge, { signal });
  const body = { action, webauthnAssertionResponse: assertion, mfaResponse: { webauthn_response: assertion } };
  await http.PUT('/v1/webapi/headless/{id}', { ...requestOptions, body });
}
