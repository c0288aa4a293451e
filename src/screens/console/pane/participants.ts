import type { Schemas } from '#api/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';

interface Session {
  cluster: string;
  /** Empty until the proxy sent it. */
  sid: string;
  isOver: boolean;
}

/**
 * The users in a session, once for each window of theirs, as the list of active sessions has them
 * (docs/protocol/resources.md#16.3).
 */
export function useParticipants({ cluster, sid, isOver }: Session): readonly string[] {
  const { data } = useQuery({ ...activeSessionsOf(cluster), enabled: sid !== '' && !isOver });
  if (isOver) return [];
  const session = listOf(data?.sessions)
    .map((raw) => fieldsOf<Schemas['ActiveSession']>(raw))
    .find(({ id }) => id === sid);
  return listOf(session?.parties).flatMap(
    (party) => textOr(fieldsOf<Schemas['ActiveSessionParty']>(party).user, '') || [],
  );
}
