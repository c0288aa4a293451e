import type { AuthConfig } from '#domain/config.ts';

/** Why nobody can sign in here by password alone, in one sentence; undefined when they can. */
export function obstacleOf({
  localAuthEnabled,
  privateKeyPolicy,
  second_factor: factor,
  providers,
}: AuthConfig): string | undefined {
  if (privateKeyPolicy !== 'none')
    return `This cluster requires a hardware key (${privateKeyPolicy}), which a browser cannot offer. Sign in with the command line.`;
  if (!localAuthEnabled && providers.length === 0)
    return 'Login has not been enabled. An administrator has to set up a way to sign in.';
  if (!localAuthEnabled) return 'This cluster signs in by single sign-on only, which this console does not offer yet.';
  if (factor !== 'off' && factor !== 'optional')
    return `This cluster requires a second factor (${factor}), which this console does not offer yet.`;
  return undefined;
}
