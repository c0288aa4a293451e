import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import { PASSWORDS_DIFFER, passwordTooLong, passwordTooShort } from './device-messages.ts';

/** In bytes, as the proxy counts (docs/protocol/auth-and-identity.md#14.3). */
const MAX_PASSWORD_BYTES = 128;

/** docs/protocol/auth-and-identity.md#25.4 */
export const minPasswordBytes = (dialect: Dialect | undefined): number =>
  proxyCan(dialect, 'requireLongPasswords') ? 12 : 6;

/** Why a new password will not do, as a sentence; undefined when it will. */
export function validatePassword(password: string, dialect: Dialect | undefined): string | undefined {
  const bytes = new TextEncoder().encode(password).length;
  if (bytes < minPasswordBytes(dialect)) return passwordTooShort(minPasswordBytes(dialect));
  if (bytes > MAX_PASSWORD_BYTES) return passwordTooLong(MAX_PASSWORD_BYTES);
  return undefined;
}

/** Why a new password that is typed twice will not do, by the names of its fields. */
export const validateNewPassword = (fieldText: (name: string) => string, dialect: Dialect | undefined) => ({
  password: validatePassword(fieldText('password'), dialect),
  confirmation: fieldText('password') === fieldText('confirmation') ? undefined : PASSWORDS_DIFFER,
});
