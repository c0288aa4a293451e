import { MODERATED, NEEDS_MODERATOR, NO_PARTICIPANTS } from './messages.ts';
import type { SessionRow, StallReason } from '#features/active-sessions/session-row.ts';

const STALL_REASONS: Record<StallReason, string> = {
  'needs moderator': NEEDS_MODERATOR,
  'no participants': NO_PARTICIPANTS,
};

/** The state of a session as text; undefined for sessions without a special state. */
export function stateText({ stallReason, isModerated, kind }: SessionRow): string | undefined {
  if (stallReason) return STALL_REASONS[stallReason];
  return isModerated && kind === 'ssh' ? MODERATED : undefined;
}

export const participantsText = ({ users }: SessionRow): string => users.join(', ') || NO_PARTICIPANTS;
