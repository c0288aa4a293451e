import { useQuery } from '@tanstack/react-query';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { visible } from '#lib/visible.ts';
import * as css from './console.css.ts';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

interface CompanyProps {
  cluster: string;
  /** Empty until the proxy told it. */
  sid: string;
  isOver: boolean;
}

/** Who is in the session, each once, as the list of active sessions has it (facts/resources.md 16.3). */
export function Company({ cluster, sid, isOver }: CompanyProps) {
  const { data } = useQuery({ ...activeSessionsOf(cluster), enabled: sid !== '' && !isOver });
  const session = listOf(data?.sessions)
    .map(fieldsOf)
    .find(({ id }) => id === sid);
  const users = listOf(session?.parties).flatMap((party) => textOr(fieldsOf(party).user, '') || []);
  if (isOver || users.length === 0) return null;
  return <span className={css.people}>In it: {names.format([...new Set(users)].map(visible))}</span>;
}
