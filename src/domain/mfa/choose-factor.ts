import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord } from '#lib/untrusted.ts';
import type { SecondFactor } from './sign-in-methods.ts';

interface FactorChoice {
  chosen: SecondFactor;
  /** The preferred one first. */
  offered: readonly SecondFactor[];
}

/**
 * What an account goes on with, by the answer to its right password: what was chosen where it has that, else what it
 * has; undefined where it has nothing that is offered (docs/protocol/auth-and-identity.md#12.2, #13.1).
 */
export function chooseFactor(challenge: unknown, { chosen, offered }: FactorChoice): SecondFactor | undefined {
  const { webauthn_challenge, totp_challenge } = fieldsOf<Schemas['MfaChallenge']>(challenge);
  const hasKey = isRecord(webauthn_challenge);
  const hasApp = totp_challenge === true;
  const isAvailable = { webauthn: hasKey, otp: hasApp, none: !hasKey && !hasApp };
  return [chosen, ...offered].find((factor) => isAvailable[factor]);
}
