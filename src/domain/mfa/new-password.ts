// Validates new passwords by the rules of the proxy.
import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import { PASSWORDS_DIFFER, passwordTooLong, passwordTooShort } from './device-messages.ts';

/** In UTF-8 bytes, which the proxy counts (docs/protocol/auth-and-identity.md#14.3). */
const MAX_PASSWORD_BYTES = 128;

/** The minimum length in UTF-8 bytes. 18.x requires longer passwords (docs/protocol/auth-and-identity.md#25.4). */
export const minPasswordBytes = (dialect: Dialect | undefined): number =>
  proxyCan(dialect, 'requireLongPasswords') ? 12 : 6;

/** The validation error of a new password; undefined if it is valid. */
export function validatePassword(password: string, dialect: Dialect | undefined): string | undefined {
  const bytes = new TextEncoder().encode(password).length;
  if (bytes < minPasswordBytes(dialect)) return passwordTooShort(minPasswordBytes(dialect));
  if (bytes > MAX_PASSWORD_BYTES) return passwordTooLong(MAX_PASSWORD_BYTES);
  return undefined;
}

/** The validation errors of the fields for a new password and its confirmation, by field name. */
export const validateNewPassword = (fieldText: (name: string) => string, dialect: Dialect | undefined) => ({
  password: validatePassword(fieldText('password'), dialect),
  confirmation: fieldText('password') === fieldText('confirmation') ? undefined : PASSWORDS_DIFFER,
});
