// Stores the sessions of a workspace for a reload of the page. The proxy keeps sessions running for a short time
// without their owner (docs/protocol/streams.md#4.1).
import { fieldsOf, parseJson, listOf, textOr } from '#lib/untrusted.ts';
import type { Pane } from './pane-layout.ts';

/** The user's own session on a server. */
export interface PreviousSession {
  server_id: string;
  login: string;
  sid: string;
}

const REJOIN_WINDOW_MS = 20_000;

export const serializePreviousSessions = (sessions: readonly PreviousSession[], storedAt: number): string =>
  JSON.stringify({ storedAt, sessions });

function parsePreviousSessions(stored: string, now: number): PreviousSession[] {
  const { storedAt, sessions } = fieldsOf<{ storedAt: number; sessions: unknown }>(parseJson(stored));
  if (typeof storedAt !== 'number' || now < storedAt || now - storedAt >= REJOIN_WINDOW_MS) return [];
  return listOf(sessions).map((raw) => {
    const { server_id, login, sid } = fieldsOf<PreviousSession>(raw);
    return { server_id: textOr(server_id, ''), login: textOr(login, ''), sid: textOr(sid, '') };
  });
}

/** The previous session of each pane, by pane ID. Several sessions on one server are assigned in their order. */
export function matchPreviousSessions(
  panes: readonly Pane[],
  stored: string | null,
  now: number,
): ReadonlyMap<number, string> {
  const unmatched = parsePreviousSessions(stored ?? '', now).filter(({ sid }) => sid !== '');
  const sessionByPane = new Map<number, string>();
  for (const { id, target } of panes) {
    if (target === 'picker' || !('login' in target)) continue;
    const matchIndex = unmatched.findIndex(
      ({ server_id, login }) => server_id === target.server_id && login === target.login,
    );
    const [match] = matchIndex < 0 ? [] : unmatched.splice(matchIndex, 1);
    if (match) sessionByPane.set(id, match.sid);
  }
  return sessionByPane;
}
