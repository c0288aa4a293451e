// MFA challenges in streams, and their answers (docs/protocol/streams.md#1.7).
import type { StreamSchemas } from '#api/schemas.ts';
import { cleanCode } from '#lib/text/one-time-code.ts';
import { fieldsOf, listOf, numberOr, textOr } from '#lib/untrusted.ts';

type StreamAnswer = StreamSchemas['StreamMfaAnswer'];
type KeyOptions = StreamSchemas['WebauthnAssertionOptions'];
type Verification = NonNullable<KeyOptions['publicKey']['userVerification']>;

/** The methods that a challenge accepts: a key if `keyOptions` exist, a code, both, or neither. */
export interface StreamChallenge {
  keyOptions: KeyOptions | undefined;
  acceptsCode: boolean;
}

const VERIFICATIONS: readonly unknown[] = ['required', 'preferred', 'discouraged'] satisfies Verification[];
const isVerification = (value: unknown): value is Verification => VERIFICATIONS.includes(value);

function parseCredential(raw: unknown): StreamSchemas['WebauthnCredential'][] {
  const id = textOr(fieldsOf<StreamSchemas['WebauthnCredential']>(raw).id, '');
  return id ? [{ type: 'public-key', id }] : [];
}

function parseKeyOptions(raw: unknown): KeyOptions | undefined {
  const { challenge, rpId, timeout, userVerification, allowCredentials, extensions } = fieldsOf<
    KeyOptions['publicKey']
  >(fieldsOf<KeyOptions>(raw).publicKey);
  const requiredOptions = { challenge: textOr(challenge, ''), rpId: textOr(rpId, '') };
  if (!requiredOptions.challenge || !requiredOptions.rpId) return undefined;
  const ms = numberOr(timeout, undefined);
  const appid = textOr(fieldsOf<KeyOptions['publicKey']['extensions']>(extensions).appid, '');
  const credentials = listOf(allowCredentials).flatMap(parseCredential);
  return {
    publicKey: {
      ...requiredOptions,
      ...(ms === undefined ? {} : { timeout: ms }),
      ...(isVerification(userVerification) ? { userVerification } : {}),
      ...(credentials.length > 0 ? { allowCredentials: credentials } : {}),
      ...(appid ? { extensions: { appid } } : {}),
    },
  };
}

/** Parses a challenge. Invalid optional values are omitted. */
export function parseStreamChallenge(challenge: Record<string, unknown>): StreamChallenge {
  const { webauthn_challenge, totp_challenge } = fieldsOf<StreamSchemas['MfaChallenge']>(challenge);
  return { keyOptions: parseKeyOptions(webauthn_challenge), acceptsCode: totp_challenge === true };
}

/** The answer of a key in two formats: 14.x reads the flat one, 18.x the nested one. Both ignore unknown fields. */
export const keyAnswer = (assertion: StreamSchemas['WebauthnAssertion']) =>
  ({ ...assertion, webauthn_response: assertion }) satisfies StreamAnswer;

/** The answer of an authenticator app, with the code as typed. */
export const codeAnswer = (code: string) => ({ totp_code: cleanCode(code) }) satisfies StreamAnswer;
