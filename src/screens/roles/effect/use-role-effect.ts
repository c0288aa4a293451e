import { useEffect, useState } from 'react';
import { compareResources, type Effect } from '#domain/roles/role-effect.ts';
import { parseHolders, readOtherRoles, reachByRole } from '#domain/roles/role-holders.ts';
import { reachOf, type ReachedKind } from '#domain/roles/role-reach.ts';
import { runInSteps } from '#lib/async/run-in-steps.ts';
import type { LabelledResource } from './labelled-resources-query.ts';

/**
 * The data to compare. Each value keeps its identity between renders until it changes, so that effects run only when
 * needed.
 */
export interface RoleComparison {
  name: string;
  /** The parsed documents: `before` is the stored role (undefined for a new role), `after` is the edited role. */
  before: unknown;
  after: unknown;
  /** The responses of the proxy; undefined until they are loaded. */
  users: unknown;
  roles: unknown;
}

function* compareInSteps(
  kind: ReachedKind,
  { name, users, roles, ...documents }: RoleComparison,
  resources: readonly LabelledResource[],
): Generator<undefined, Effect<LabelledResource>> {
  const holders = parseHolders(users, name);
  const otherRoleReaches = reachByRole(yield* readOtherRoles(roles, holders, name), kind);
  const [before, after] = [reachOf(documents.before, kind), reachOf(documents.after, kind)];
  return yield* compareResources({ role: name, before, after, otherRoleReaches, holders }, resources);
}

/** The effect of a change on resources. Until the next result is ready, the previous one is returned. */
export function useRoleEffect(kind: ReachedKind, change: RoleComparison, resources: readonly LabelledResource[]) {
  const [effect, setEffect] = useState<Effect<LabelledResource>>();
  const { name, before, after, users, roles } = change;
  useEffect(() => {
    const controller = new AbortController();
    const steps = compareInSteps(kind, { name, before, after, users, roles }, resources);
    const compare = async () => {
      try {
        setEffect(await runInSteps(steps, controller.signal));
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      }
    };
    void compare();
    return () => controller.abort();
  }, [kind, name, before, after, users, roles, resources]);
  return effect;
}
