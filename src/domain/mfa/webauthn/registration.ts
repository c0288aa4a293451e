// What the proxy asks of a new key as the browser wants it, and the browser's answer as the proxy wants it
// (docs/protocol/auth-and-identity.md#12.1, #12.4, #12.5): standard base64 comes, base64url without padding goes.
import type { Schemas } from '#api/schemas.ts';
import { decodeBase64, encodeBase64url } from '#lib/text/base64.ts';

/** Throws a sentence when the challenge is not base64. */
export function creationOptions({ publicKey }: Schemas['WebauthnCreationOptions']): PublicKeyCredentialCreationOptions {
  const { challenge, rp, user, pubKeyCredParams, excludeCredentials } = publicKey;
  const { authenticatorSelection, timeout, attestation, extensions } = publicKey;
  return {
    challenge: decodeBase64(challenge),
    rp,
    user: { ...user, id: decodeBase64(user.id) },
    pubKeyCredParams,
    ...(authenticatorSelection ? { authenticatorSelection } : {}),
    ...(timeout === undefined ? {} : { timeout }),
    ...(excludeCredentials
      ? { excludeCredentials: excludeCredentials.map(({ id, type }) => ({ id: decodeBase64(id), type })) }
      : {}),
    ...(attestation ? { attestation } : {}),
    // The appid of old keys stays out: browsers refuse to make a key with it.
    ...(extensions?.credProps === undefined ? {} : { extensions: { credProps: extensions.credProps } }),
  };
}

const text = (buffer: ArrayBuffer): string => encodeBase64url(new Uint8Array(buffer));

interface Created {
  rawId: ArrayBuffer;
  response: Pick<AuthenticatorAttestationResponse, 'attestationObject' | 'clientDataJSON'>;
  getClientExtensionResults(): AuthenticationExtensionsClientOutputs;
}

export function attestationAnswer(credential: Created): Schemas['WebauthnAttestation'] {
  const { rawId, response } = credential;
  const { credProps } = credential.getClientExtensionResults();
  return {
    id: text(rawId),
    rawId: text(rawId),
    type: 'public-key',
    extensions: { appid: false, ...(credProps?.rk === undefined ? {} : { credProps: { rk: credProps.rk } }) },
    response: { attestationObject: text(response.attestationObject), clientDataJSON: text(response.clientDataJSON) },
  };
}
