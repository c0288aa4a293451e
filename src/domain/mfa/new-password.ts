import { PASSWORDS_DIFFER, passwordTooLong, passwordTooShort } from './device-messages.ts';

/** In bytes, as the proxy counts (docs/protocol/auth-and-identity.md#14.3). */
const LONGEST = 128;

/** 18.x asks for more (docs/protocol/auth-and-identity.md#25.4). */
export const shortestPassword = (dialect: 14 | 18): number => (dialect < 18 ? 6 : 12);

/** Why a new password will not do, as a sentence; undefined when it will. */
export function passwordFault(password: string, dialect: 14 | 18): string | undefined {
  const bytes = new TextEncoder().encode(password).length;
  if (bytes < shortestPassword(dialect)) return passwordTooShort(shortestPassword(dialect));
  if (bytes > LONGEST) return passwordTooLong(LONGEST);
  return undefined;
}

/** Why a new password that is typed twice will not do, by the names of its fields. */
export const newPasswordFaults = (text: (name: string) => string, dialect: 14 | 18) => ({
  password: passwordFault(text('password'), dialect),
  confirmation: text('password') === text('confirmation') ? undefined : PASSWORDS_DIFFER,
});
