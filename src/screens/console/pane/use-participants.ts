import type { Schemas } from '#api/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { queryClient } from '#api/query-client.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';

interface ParticipantsOptions {
  cluster: string;
  /** Empty until the proxy has sent the ID. */
  sid: string;
  hasEnded: boolean;
}

/**
 * The names of the users in a session, from the list of active sessions. A user who joined in two windows is listed
 * twice (docs/protocol/resources.md#16.3).
 */
export function useParticipants({ cluster, sid, hasEnded }: ParticipantsOptions): readonly string[] {
  const { data } = useQuery({ ...activeSessionsOf(cluster), enabled: sid !== '' && !hasEnded });
  if (hasEnded) return [];
  const session = listOf(data?.sessions)
    .map((raw) => fieldsOf<Schemas['ActiveSession']>(raw))
    .find(({ id }) => id === sid);
  return listOf(session?.parties).flatMap(
    (party) => textOr(fieldsOf<Schemas['ActiveSessionParty']>(party).user, '') || [],
  );
}

/** The last user who joined or left a session. */
export interface ParticipantChange {
  kind: 'session.join' | 'session.leave';
  user: string;
}

/** The last join or leave, and a handler for the events of the session (docs/protocol/streams.md#3.5). */
export function useParticipantChange(
  cluster: string,
): [ParticipantChange | undefined, (event: Record<string, unknown>) => void] {
  const [change, setChange] = useState<ParticipantChange>();
  const handleEvent = ({ event, user }: Record<string, unknown>) => {
    if (event !== 'session.join' && event !== 'session.leave') return;
    setChange({ kind: event, user: textOr(user, '') });
    void queryClient.invalidateQueries({ queryKey: activeSessionsOf(cluster).queryKey });
  };
  return [change, handleEvent];
}
