import { sanitize } from '#lib/text/sanitize.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { joinedSession, leftSession } from '#screens/console/messages.ts';
import type { Coming as LastComing } from './participants.ts';

interface ComingProps {
  /** One's own goes without saying. */
  of: LastComing | undefined;
  user: string | undefined;
  name: string;
}

/** Says politely who came to the session and who left it; the list of participants shows it. */
export function Coming({ of: coming, user, name }: ComingProps) {
  const isSaid = coming !== undefined && coming.user !== '' && coming.user !== user;
  const says = coming?.what === 'session.join' ? joinedSession : leftSession;
  return <output className={hidden}>{isSaid && says(sanitize(coming.user), name)}</output>;
}
