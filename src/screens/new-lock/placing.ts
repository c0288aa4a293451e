import { useMutation } from '@tanstack/react-query';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { http } from '#api/client.ts';
import { locksOf } from '#api/locks.ts';
import { queries } from '#api/queries.ts';
import type { Chosen } from './selection.ts';

export interface Order {
  targets: readonly Chosen[];
  message: string;
  ttl: string;
}

export interface Outcome {
  target: Chosen;
  /** Why it is not locked. */
  error?: { message: string; status?: number };
}

async function place(root: string, target: Chosen, { message, ttl }: Order): Promise<Outcome> {
  const params = { path: { cluster: root } };
  try {
    await http.PUT('/v1/webapi/sites/{cluster}/locks', {
      params,
      body: { targets: { [target.key]: target.value }, message, ttl },
    });
    return { target };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { target, error };
  }
}

/** One call for each target, all at once; each has an outcome of its own (docs/protocol/resources.md#8.3). */
export function usePlacing(root: string, onPlaced: (outcomes: readonly Outcome[]) => Promise<void>) {
  return useMutation({
    mutationFn: (order: Order) => Promise.all(order.targets.map((target) => place(root, target, order))),
    async onSuccess(outcomes) {
      await onPlaced(outcomes);
      for (const { queryKey } of [locksOf(root), activeSessionsOf(root)]) void queries.invalidateQueries({ queryKey });
    },
  });
}
