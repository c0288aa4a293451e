import { MODERATED, NEEDS_MODERATOR, NO_PARTICIPANTS } from './messages.ts';
import type { SessionRow, StallReason } from '#features/active-sessions/session-row.ts';

const STANDSTILLS: Record<StallReason, string> = {
  'needs moderator': NEEDS_MODERATOR,
  'no participants': NO_PARTICIPANTS,
};

/** The state of a session as text; undefined for a usual one. */
export function stateOf({ stallReason: standstill, isModerated, kind }: SessionRow): string | undefined {
  if (standstill) return STANDSTILLS[standstill];
  return isModerated && kind === 'ssh' ? MODERATED : undefined;
}

export const participantsOf = ({ users }: SessionRow): string => users.join(', ') || NO_PARTICIPANTS;
