import { MODERATED, NEEDS_MODERATOR, NO_PARTICIPANTS } from './messages.ts';
import type { SessionRow, StallReason } from '#features/active-sessions/session-row.ts';

const STALL_REASONS: Record<StallReason, string> = {
  'needs moderator': NEEDS_MODERATOR,
  'no participants': NO_PARTICIPANTS,
};

/** The state of a session as text; undefined for a usual one. */
export function stateText({ stallReason: standstill, isModerated, kind }: SessionRow): string | undefined {
  if (standstill) return STALL_REASONS[standstill];
  return isModerated && kind === 'ssh' ? MODERATED : undefined;
}

export const participantsText = ({ users }: SessionRow): string => users.join(', ') || NO_PARTICIPANTS;
