import { sanitize } from '#lib/text/sanitize.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { joinedSession, leftSession } from '#screens/console/messages.ts';
import type { ParticipantChange as LastComing } from './use-participants.ts';

interface ParticipantAnnouncementProps {
  /** One's own goes without saying. */
  change: LastComing | undefined;
  user: string | undefined;
  name: string;
}

/** Says politely who came to the session and who left it; the list of participants shows it. */
export function ParticipantAnnouncement({ change: participantChange, user, name }: ParticipantAnnouncementProps) {
  const isAnnounced =
    participantChange !== undefined && participantChange.user !== '' && participantChange.user !== user;
  const announcement = participantChange?.kind === 'session.join' ? joinedSession : leftSession;
  return <output className={hidden}>{isAnnounced && announcement(sanitize(participantChange.user), name)}</output>;
}
