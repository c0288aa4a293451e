// A lock denies all requests of its user: the first refusal that names a lock ends the session without another status
// check.
import { queryClient } from '#api/query-client.ts';
import { Refusal } from '#api/refusal.ts';
import { isLockedOut } from '#domain/session/locked-out.ts';
import { dispatch } from './session.ts';

const endIfLocked = (error: unknown): void => {
  if (error instanceof Refusal && isLockedOut(error)) dispatch({ type: 'lockedOut', reason: error.message });
};

/** Watches until the returned function is called. */
export function watchLocks(): () => void {
  const unsubscribes = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated') endIfLocked(query.state.error);
    }),
    queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated') endIfLocked(mutation.state.error);
    }),
  ];
  return () => unsubscribes.forEach((stop) => stop());
}
