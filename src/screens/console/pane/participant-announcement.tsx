import { sanitize } from '#lib/text/sanitize.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { joinedSession, leftSession } from '#screens/console/messages.ts';
import type { ParticipantChange as LastParticipantChange } from './use-participants.ts';

interface ParticipantAnnouncementProps {
  /** The current user's own changes are not announced. */
  change: LastParticipantChange | undefined;
  user: string | undefined;
  name: string;
}

/** Announces to screen readers who joined or left the session. */
export function ParticipantAnnouncement({ change: participantChange, user, name }: ParticipantAnnouncementProps) {
  const isAnnounced =
    participantChange !== undefined && participantChange.user !== '' && participantChange.user !== user;
  const announcement = participantChange?.kind === 'session.join' ? joinedSession : leftSession;
  return <output className={hidden}>{isAnnounced && announcement(sanitize(participantChange.user), name)}</output>;
}
