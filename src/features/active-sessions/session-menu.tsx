import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { personEntries } from '#features/users/person-entries.ts';
import { links } from '#lib/links.ts';
import { RowMenu } from '#ui/menu/row-menu.tsx';
import { EVENTS_OF_SESSION } from './messages.ts';

interface SessionMenuProps {
  /** Names the button. */
  label: string;
  sessionId: string;
  userIds: readonly string[];
}

/** Leads to locks on the users of an active or recorded session, to their activity and to the events of the session. */
export function SessionMenu({ label, sessionId, userIds }: SessionMenuProps) {
  const context = useOutletContext<PageContext>();
  const { cluster, features } = context;
  const entries = personEntries(context, userIds);
  if (features.audit)
    entries.push({ kind: 'link', label: EVENTS_OF_SESSION, to: links.audit({ cluster }, { session: sessionId }) });
  return entries.length > 0 && <RowMenu label={label} entries={entries} />;
}
