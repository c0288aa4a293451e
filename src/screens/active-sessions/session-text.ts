import { MODERATED, NEEDS_MODERATOR, NO_PARTICIPANTS } from './messages.ts';
import type { SessionRow, Standstill } from '#features/active-sessions/session-row.ts';

const STANDSTILLS: Record<Standstill, string> = {
  'needs moderator': NEEDS_MODERATOR,
  'no participants': NO_PARTICIPANTS,
};

/** The state of a session as text; undefined for a usual one. */
export function stateOf({ standstill, isModerated, kind }: SessionRow): string | undefined {
  if (standstill) return STANDSTILLS[standstill];
  return isModerated && kind === 'ssh' ? MODERATED : undefined;
}

export const participantsOf = ({ users }: SessionRow): string => users.join(', ') || NO_PARTICIPANTS;
