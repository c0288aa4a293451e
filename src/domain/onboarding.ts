// The record of a user's first steps in this browser. All consoles of one origin share its field names
// (docs/protocol/auth-and-identity.md#23.3).
import type { Features } from './access.ts';
import { fieldsOf, parseJson } from '#lib/untrusted.ts';

const parseOnboarding = (stored: string | null): Record<string, unknown> =>
  fieldsOf<Record<string, unknown>>(parseJson(stored ?? ''));

/**
 * Whether to check if any resource is registered. This is only useful if the user can add and list resources and the
 * record does not contain the result (docs/behaviour.md#start-up).
 */
export const mustCheckResources = (
  { addAgents, queryAgents }: Pick<Features, 'addAgents' | 'queryAgents'>,
  stored: string | null,
): boolean => addAgents && queryAgents && typeof parseOnboarding(stored).hasResource !== 'boolean';

/** Whether no resource is registered and the user has not answered the offer to add one. */
export const shouldOfferFirstResource = (stored: string | null): boolean => {
  const { hasResource, notified } = parseOnboarding(stored);
  return hasResource === false && notified !== true;
};

/** The record after the user accepted or declined the offer. */
export const withNotified = (stored: string | null): string =>
  JSON.stringify({ ...parseOnboarding(stored), notified: true });

/** The record with the result of the check. Other fields are kept. */
export const withHasResource = (stored: string | null, hasResource: boolean): string =>
  JSON.stringify({ ...parseOnboarding(stored), hasResource });
