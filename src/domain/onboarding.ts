// What this browser remembers of somebody's first steps, under the names that consoles of one origin share
// (docs/protocol/auth-and-identity.md#23.3).
import type { Features } from './access.ts';
import { fieldsOf, parseJson } from '#lib/untrusted.ts';

const parseOnboarding = (stored: string | null): Record<string, unknown> =>
  fieldsOf<Record<string, unknown>>(parseJson(stored ?? ''));

/**
 * Whether it is worth asking if anything is registered: who can add it, and see it, and does not know yet
 * (docs/behaviour.md#start-up).
 */
export const mustCheckResources = (
  { addAgents, queryAgents }: Pick<Features, 'addAgents' | 'queryAgents'>,
  stored: string | null,
): boolean => addAgents && queryAgents && typeof parseOnboarding(stored).hasResource !== 'boolean';

/** Whether it is known that nothing is registered, and nobody has answered the offer to add something. */
export const shouldOfferFirstResource = (stored: string | null): boolean => {
  const { hasResource, notified } = parseOnboarding(stored);
  return hasResource === false && notified !== true;
};

/** The record once the offer was answered, one way or the other. */
export const withNotified = (stored: string | null): string =>
  JSON.stringify({ ...parseOnboarding(stored), notified: true });

/** The record with the answer in it; what else stands there stays. */
export const withHasResource = (stored: string | null, hasResource: boolean): string =>
  JSON.stringify({ ...parseOnboarding(stored), hasResource });
