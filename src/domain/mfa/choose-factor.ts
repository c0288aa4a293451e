import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord } from '#lib/untrusted.ts';
import type { SecondFactor } from './sign-in-methods.ts';

interface FactorChoice {
  chosen: SecondFactor;
  offered: readonly SecondFactor[];
}

/**
 * The factor for continuing after a correct password: the chosen one if the user has it, else the first one that the
 * user has. Undefined if the user has none of the offered factors (docs/protocol/auth-and-identity.md#12.2, #13.1).
 */
export function chooseFactor(challenge: unknown, { chosen, offered }: FactorChoice): SecondFactor | undefined {
  const { webauthn_challenge, totp_challenge } = fieldsOf<Schemas['MfaChallenge']>(challenge);
  const hasKey = isRecord(webauthn_challenge);
  const hasApp = totp_challenge === true;
  const isAvailable = { webauthn: hasKey, otp: hasApp, none: !hasKey && !hasApp };
  return [chosen, ...offered].find((factor) => isAvailable[factor]);
}
