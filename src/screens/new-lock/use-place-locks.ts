import { useMutation } from '@tanstack/react-query';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { http } from '#api/client.ts';
import { showCreated } from '#api/list/recent-writes.ts';
import { queryClient } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import type { SelectedTarget } from './target-selection.ts';

export interface LockRequest {
  targets: readonly SelectedTarget[];
  message: string;
  ttl: string;
}

export interface PlaceResult {
  target: SelectedTarget;
  /** Why the target is not locked. */
  error?: { message: string; status?: number };
}

interface PlaceLocksOptions {
  root: string;
  author: string;
}

async function placeLock(
  { root, author }: PlaceLocksOptions,
  target: SelectedTarget,
  { message, ttl }: LockRequest,
): Promise<PlaceResult> {
  const params = { path: { cluster: root } };
  try {
    const { data } = await http.PUT('/v1/webapi/sites/{cluster}/locks', {
      params,
      body: { targets: { [target.key]: target.value }, message, ttl },
    });
    const lock = fieldsOf<Schemas['Lock']>(data);
    // The response does not contain the author and the time (docs/protocol/resources.md#8.3).
    const entry = { ...lock, createdBy: author, createdAt: new Date().toISOString() };
    if (typeof lock.name === 'string') await showCreated('locks', lock.name, entry);
    return { target };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { target, error };
  }
}

/**
 * Sends one request per target, all at the same time. Each request has its own result (docs/protocol/resources.md#8.3).
 */
export function usePlaceLocks(
  options: PlaceLocksOptions,
  onPlaced: (outcomes: readonly PlaceResult[]) => Promise<void>,
) {
  return useMutation({
    mutationFn: (lockRequest: LockRequest) =>
      Promise.all(lockRequest.targets.map((target) => placeLock(options, target, lockRequest))),
    async onSuccess(outcomes) {
      await onPlaced(outcomes);
      void queryClient.invalidateQueries({ queryKey: activeSessionsOf(options.root).queryKey });
    },
  });
}
