import type { Schemas } from '#api/schemas.ts';
import type { SecondFactor } from '#domain/mfa/sign-in-methods.ts';

export interface PasswordCredentials {
  method: 'password';
  user: string;
  pass: string;
  factor: SecondFactor;
  /** The factors to choose from, the preferred one first. */
  factors: readonly SecondFactor[];
  /** The code from the authenticator app; empty if the user typed none. */
  code: string;
}

export type Credentials =
  | PasswordCredentials
  | { method: 'passkey' }
  /** The user chose a passkey from the browser's list at the username field. The assertion already exists. */
  | { method: 'autofill'; assertion: Schemas['WebauthnAssertion'] };
