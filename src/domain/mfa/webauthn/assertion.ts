// A WebAuthn challenge of the proxy as the browser wants it, and the browser's answer as the proxy wants it
// (docs/protocol/auth-and-identity.md#12.1 to #12.3). The W3C helpers do not fit: the challenges are standard base64.
import type { Schemas } from '#api/schemas.ts';
import { decodeBase64, encodeBase64url } from '#lib/text/base64.ts';

const credentialOf = ({ id, type }: Schemas['WebauthnCredential']): PublicKeyCredentialDescriptor => ({
  id: decodeBase64(id),
  type,
});

/** Throws a sentence when the challenge is not base64. */
export function assertionOptions({
  publicKey,
}: Schemas['WebauthnAssertionOptions']): PublicKeyCredentialRequestOptions {
  const { challenge, allowCredentials, extensions, timeout, userVerification, rpId } = publicKey;
  return {
    challenge: decodeBase64(challenge),
    rpId,
    ...(allowCredentials ? { allowCredentials: allowCredentials.map(credentialOf) } : {}),
    ...(timeout === undefined ? {} : { timeout }),
    ...(userVerification ? { userVerification } : {}),
    ...(extensions ? { extensions } : {}),
  };
}

const text = (buffer: ArrayBuffer): string => encodeBase64url(new Uint8Array(buffer));

interface Asserted {
  rawId: ArrayBuffer;
  response: Pick<AuthenticatorAssertionResponse, 'authenticatorData' | 'clientDataJSON' | 'signature' | 'userHandle'>;
  getClientExtensionResults(): AuthenticationExtensionsClientOutputs;
}

export function assertionAnswer(credential: Asserted): Schemas['WebauthnAssertion'] {
  const { rawId, response } = credential;
  const { authenticatorData, clientDataJSON, signature, userHandle } = response;
  return {
    id: text(rawId),
    rawId: text(rawId),
    type: 'public-key',
    extensions: { appid: credential.getClientExtensionResults().appid ?? false },
    response: {
      authenticatorData: text(authenticatorData),
      clientDataJSON: text(clientDataJSON),
      signature: text(signature),
      userHandle: userHandle ? text(userHandle) : '',
    },
  };
}
