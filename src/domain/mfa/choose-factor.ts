// Chooses the second factor for signing in after the password.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, isRecord } from '#lib/untrusted.ts';
import type { SecondFactor } from './sign-in-methods.ts';

interface FactorChoice {
  chosen: SecondFactor;
  offered: readonly SecondFactor[];
}

/**
 * The factor for continuing after a correct password: the chosen one if the challenge allows it, otherwise the first
 * offered one that the challenge allows (docs/protocol/auth-and-identity.md#12.2, #13.1). A challenge without devices
 * allows only `none`. Undefined if it allows no factor.
 */
export function chooseFactor(challenge: unknown, { chosen, offered }: FactorChoice): SecondFactor | undefined {
  const { webauthn_challenge, totp_challenge } = fieldsOf<Schemas['MfaChallenge']>(challenge);
  const hasKey = isRecord(webauthn_challenge);
  const hasApp = totp_challenge === true;
  const isAvailable = { webauthn: hasKey, otp: hasApp, none: !hasKey && !hasApp };
  return [chosen, ...offered].find((factor) => isAvailable[factor]);
}
