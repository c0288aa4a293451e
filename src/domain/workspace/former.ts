// The sessions that a workspace had before its page was reloaded: they wait for their owner for a while
// (docs/protocol/streams.md#4.1).
import { fieldsOf, parseJson, listOf, textOr } from '#lib/untrusted.ts';
import type { Pane } from './layout.ts';

/** One's own session on a server. */
export interface Former {
  server_id: string;
  login: string;
  sid: string;
}

const WAITS_MS = 20_000;

export const formerText = (sessions: readonly Former[], at: number): string => JSON.stringify({ at, sessions });

function sessionsIn(stored: string, now: number): Former[] {
  const { at, sessions } = fieldsOf<{ at: number; sessions: unknown }>(parseJson(stored));
  if (typeof at !== 'number' || now < at || now - at >= WAITS_MS) return [];
  return listOf(sessions).map((raw) => {
    const { server_id, login, sid } = fieldsOf<Former>(raw);
    return { server_id: textOr(server_id, ''), login: textOr(login, ''), sid: textOr(sid, '') };
  });
}

/** The session of each pane, by its id: of several on one server they keep their order. */
export function formerSessions(
  panes: readonly Pane[],
  stored: string | null,
  now: number,
): ReadonlyMap<number, string> {
  const left = sessionsIn(stored ?? '', now).filter(({ sid }) => sid !== '');
  const found = new Map<number, string>();
  for (const { id, target } of panes) {
    if (target === 'picker' || !('login' in target)) continue;
    const at = left.findIndex(({ server_id, login }) => server_id === target.server_id && login === target.login);
    const [taken] = at < 0 ? [] : left.splice(at, 1);
    if (taken) found.set(id, taken.sid);
  }
  return found;
}
