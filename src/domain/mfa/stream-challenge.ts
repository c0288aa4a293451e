// What a stream asks its user to prove, and the proofs in the form that the stream takes
// (docs/protocol/streams.md#1.7).
import type { StreamSchemas } from '#api/schemas.ts';
import { cleanCode } from '#lib/text/one-time-code.ts';
import { fieldsOf, listOf, numberOr, textOr } from '#lib/untrusted.ts';

type Answer = StreamSchemas['StreamMfaAnswer'];
type Options = StreamSchemas['WebauthnAssertionOptions'];
type Verification = NonNullable<Options['publicKey']['userVerification']>;

/** The ways to answer that a challenge leaves; none of them where only single sign-on would do. */
export interface Offers {
  key: Options | undefined;
  code: boolean;
}

const VERIFICATIONS: readonly unknown[] = ['required', 'preferred', 'discouraged'] satisfies Verification[];
const isVerification = (value: unknown): value is Verification => VERIFICATIONS.includes(value);

function credentialIn(raw: unknown): StreamSchemas['WebauthnCredential'][] {
  const id = textOr(fieldsOf<StreamSchemas['WebauthnCredential']>(raw).id, '');
  return id ? [{ type: 'public-key', id }] : [];
}

function keyIn(raw: unknown): Options | undefined {
  const { challenge, rpId, timeout, userVerification, allowCredentials, extensions } = fieldsOf<Options['publicKey']>(
    fieldsOf<Options>(raw).publicKey,
  );
  const asked = { challenge: textOr(challenge, ''), rpId: textOr(rpId, '') };
  if (!asked.challenge || !asked.rpId) return undefined;
  const ms = numberOr(timeout, undefined);
  const appid = textOr(fieldsOf<Options['publicKey']['extensions']>(extensions).appid, '');
  const credentials = listOf(allowCredentials).flatMap(credentialIn);
  return {
    publicKey: {
      ...asked,
      ...(ms === undefined ? {} : { timeout: ms }),
      ...(isVerification(userVerification) ? { userVerification } : {}),
      ...(credentials.length > 0 ? { allowCredentials: credentials } : {}),
      ...(appid ? { extensions: { appid } } : {}),
    },
  };
}

export function offersIn(challenge: Record<string, unknown>): Offers {
  const { webauthn_challenge, totp_challenge } = fieldsOf<StreamSchemas['MfaChallenge']>(challenge);
  return { key: keyIn(webauthn_challenge), code: totp_challenge === true };
}

/** Both forms in one: 14.x reads the flat one, 18.x the other, and neither minds what it does not know. */
export const keyAnswer = (assertion: StreamSchemas['WebauthnAssertion']) =>
  ({ ...assertion, webauthn_response: assertion }) satisfies Answer;

export const codeAnswer = (code: string) => ({ totp_code: cleanCode(code) }) satisfies Answer;
