import type { Schemas } from '#api/schemas.ts';
import type { SecondFactor } from '#domain/mfa/sign-in-methods.ts';

export interface PasswordCredentials {
  by: 'password';
  user: string;
  pass: string;
  factor: SecondFactor;
  /** Those to choose from, the preferred one first. */
  factors: readonly SecondFactor[];
  /** Of the authenticator app; empty where none was typed. */
  code: string;
}

/** The credentials of a sign-in. */
export type Credentials =
  | PasswordCredentials
  | { by: 'passkey' }
  /** Chosen from the browser's list at the username field, and used already. */
  | { by: 'autofill'; assertion: Schemas['WebauthnAssertion'] };
