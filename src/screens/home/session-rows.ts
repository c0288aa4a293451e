import { readSessionRows, type SessionRow } from '#features/active-sessions/session-row.ts';
import { epochMs } from '#lib/instant.ts';

export const isOwnSession = ({ ownerId, userIds }: SessionRow, userName: string): boolean =>
  ownerId === userName || userIds.includes(userName);

/** The readable sessions: the user's own first, then the newest first. */
export const sessionRows = (answer: unknown, userName: string): SessionRow[] =>
  readSessionRows(answer)
    .filter((row) => row.ok)
    .toSorted(
      (a, b) =>
        Number(isOwnSession(b, userName)) - Number(isOwnSession(a, userName)) ||
        (epochMs(b.created) || 0) - (epochMs(a.created) || 0),
    );
