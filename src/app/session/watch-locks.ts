// A lock denies whatever its user asks: the first refusal that says so ends the session, before the status is asked again.
import { queryClient } from '#api/query-client.ts';
import { Refusal } from '#api/refusal.ts';
import { isLockedOut } from '#domain/session/locked-out.ts';
import { dispatch } from './session.ts';

const endIfLocked = (error: unknown): void => {
  if (error instanceof Refusal && isLockedOut(error)) dispatch({ on: 'lockedOut', reason: error.message });
};

/** Until what it returns is called. */
export function watchLocks(): () => void {
  const stops = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated') endIfLocked(query.state.error);
    }),
    queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated') endIfLocked(mutation.state.error);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
