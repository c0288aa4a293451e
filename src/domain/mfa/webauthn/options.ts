// Validates WebAuthn options from the proxy before the browser uses them (docs/protocol/auth-and-identity.md#13.1).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord, listOf } from '#lib/untrusted.ts';

type AssertionOptions = Schemas['WebauthnAssertionOptions'];
type CreationOptions = Schemas['WebauthnCreationOptions'];

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isOptionalText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Whether a value is a list of credentials with IDs, or missing, or null. */
const areCredentials = (value: unknown): boolean =>
  (value === undefined || value === null || Array.isArray(value)) &&
  listOf(value).every((credential) => isText(fieldsOf<{ id: string }>(credential).id));

/** The options for using an existing key. Undefined if they are invalid, so that browsers cannot use them. */
export function readAssertionOptions(raw: unknown): AssertionOptions | undefined {
  const { publicKey } = fieldsOf<AssertionOptions>(raw);
  const { challenge, allowCredentials, rpId } = fieldsOf<AssertionOptions['publicKey']>(publicKey);
  const isUsable = isText(challenge) && areCredentials(allowCredentials) && isOptionalText(rpId);
  return isUsable ? (raw as AssertionOptions) : undefined;
}

/** The options for registering a new key. Undefined if they are invalid, so that browsers cannot use them. */
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
