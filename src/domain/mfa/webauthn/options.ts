// What a proxy sends to the browser's WebAuthn, read before it is used (docs/protocol/auth-and-identity.md#13.1).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord, listOf } from '#lib/untrusted.ts';

type AssertionOptions = Schemas['WebauthnAssertionOptions'];
type CreationOptions = Schemas['WebauthnCreationOptions'];

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isOptionalText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** IDs of credentials are text where there are any; a list can be missing or null. */
const areCredentials = (value: unknown): boolean =>
  (value === undefined || value === null || Array.isArray(value)) &&
  listOf(value).every((one) => isText(fieldsOf<{ id: string }>(one).id));

/** A challenge to the keys of an account; undefined where the browser could not use it. */
export function readAssertionOptions(raw: unknown): AssertionOptions | undefined {
  const { publicKey } = fieldsOf<AssertionOptions>(raw);
  const { challenge, allowCredentials, rpId } = fieldsOf<AssertionOptions['publicKey']>(publicKey);
  const isUsable = isText(challenge) && areCredentials(allowCredentials) && isOptionalText(rpId);
  return isUsable ? (raw as AssertionOptions) : undefined;
}

/** A challenge to a new key; undefined where the browser could not use it. */
export function readCreationOptions(raw: unknown): CreationOptions | undefined {
  const { publicKey } = fieldsOf<CreationOptions>(raw);
  const { challenge, user, rp, pubKeyCredParams, excludeCredentials } =
    fieldsOf<CreationOptions['publicKey']>(publicKey);
  const isUsable =
    isText(challenge) &&
    isText(fieldsOf<CreationOptions['publicKey']['user']>(user).id) &&
    isRecord(rp) &&
    Array.isArray(pubKeyCredParams) &&
    pubKeyCredParams.every(isRecord) &&
    areCredentials(excludeCredentials);
  return isUsable ? (raw as CreationOptions) : undefined;
}
