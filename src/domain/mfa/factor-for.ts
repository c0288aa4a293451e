import type { Schemas } from '#api/schemas.ts';
import type { SecondFactor } from './sign-in-methods.ts';

type Challenge = Pick<Schemas['MfaChallenge'], 'webauthn_challenge' | 'totp_challenge'>;

interface Choice {
  chosen: SecondFactor;
  /** The preferred one first. */
  offered: readonly SecondFactor[];
}

/**
 * What an account goes on with, by the answer to its right password: what was chosen where it has that, else what it
 * has; undefined where it has nothing that is offered (docs/protocol/auth-and-identity.md#12.2, #13.1).
 */
export function factorFor(
  { webauthn_challenge, totp_challenge }: Challenge,
  { chosen, offered }: Choice,
): SecondFactor | undefined {
  const hasKey = Boolean(webauthn_challenge);
  const has = { webauthn: hasKey, otp: totp_challenge, none: !hasKey && !totp_challenge };
  return [chosen, ...offered].find((factor) => has[factor]);
}
