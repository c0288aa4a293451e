import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import { PASSWORDS_DIFFER, passwordTooLong, passwordTooShort } from './device-messages.ts';

/** In bytes, as the proxy counts (docs/protocol/auth-and-identity.md#14.3). */
const LONGEST = 128;

/** docs/protocol/auth-and-identity.md#25.4 */
export const shortestPassword = (dialect: Dialect | undefined): number =>
  proxyCan(dialect, 'requireLongPasswords') ? 12 : 6;

/** Why a new password will not do, as a sentence; undefined when it will. */
export function passwordFault(password: string, dialect: Dialect | undefined): string | undefined {
  const bytes = new TextEncoder().encode(password).length;
  if (bytes < shortestPassword(dialect)) return passwordTooShort(shortestPassword(dialect));
  if (bytes > LONGEST) return passwordTooLong(LONGEST);
  return undefined;
}

/** Why a new password that is typed twice will not do, by the names of its fields. */
export const newPasswordFaults = (text: (name: string) => string, dialect: Dialect | undefined) => ({
  password: passwordFault(text('password'), dialect),
  confirmation: text('password') === text('confirmation') ? undefined : PASSWORDS_DIFFER,
});
