import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import { PASSWORDS_DIFFER, passwordTooLong, passwordTooShort } from './device-messages.ts';

/** The proxy counts bytes (docs/protocol/auth-and-identity.md#14.3). */
const MAX_PASSWORD_BYTES = 128;

/** 18.x requires longer passwords (docs/protocol/auth-and-identity.md#25.4). */
export const minPasswordBytes = (dialect: Dialect | undefined): number =>
  proxyCan(dialect, 'requireLongPasswords') ? 12 : 6;

/** The validation error of a new password; undefined if it is valid. */
export function validatePassword(password: string, dialect: Dialect | undefined): string | undefined {
  const bytes = new TextEncoder().encode(password).length;
  if (bytes < minPasswordBytes(dialect)) return passwordTooShort(minPasswordBytes(dialect));
  if (bytes > MAX_PASSWORD_BYTES) return passwordTooLong(MAX_PASSWORD_BYTES);
  return undefined;
}

/** Validation errors for the two password fields of a form, by field name. */
export const validateNewPassword = (fieldText: (name: string) => string, dialect: Dialect | undefined) => ({
  password: validatePassword(fieldText('password'), dialect),
  confirmation: fieldText('password') === fieldText('confirmation') ? undefined : PASSWORDS_DIFFER,
});
