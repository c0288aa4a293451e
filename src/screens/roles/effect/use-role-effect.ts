import { useEffect, useState } from 'react';
import { compareResources, type Effect } from '#domain/roles/role-effect.ts';
import { parseHolders, readOtherRoles, reachByRole } from '#domain/roles/role-holders.ts';
import { reachOf, type ReachedKind } from '#domain/roles/role-reach.ts';
import type { LabelledResource } from './labelled-resources-query.ts';

/** What is compared, as it came: each is the same object from drawing to drawing until it is another. */
export interface RoleComparison {
  name: string;
  /** The documents: as the proxy has it, undefined for a role that is new, and as it was changed. */
  before: unknown;
  after: unknown;
  /** The answers of the proxy; undefined where they are not there. */
  users: unknown;
  roles: unknown;
}

function* compareInSteps(
  kind: ReachedKind,
  { name, users, roles, ...documents }: RoleComparison,
  resources: readonly LabelledResource[],
): Generator<undefined, Effect<LabelledResource>> {
  const holders = parseHolders(users, name);
  const others = reachByRole(yield* readOtherRoles(roles, holders, name), kind);
  const [before, after] = [reachOf(documents.before, kind), reachOf(documents.after, kind)];
  return yield* compareResources({ role: name, before, after, others, holders }, resources);
}

/** A frame's time, less what drawing takes. */
const SLICE_MS = 10;

/** What a change does to resources, compared in turns that leave the page free; the last effect until the next is there. */
export function useRoleEffect(kind: ReachedKind, change: RoleComparison, resources: readonly LabelledResource[]) {
  const [effect, setEffect] = useState<Effect<LabelledResource>>();
  const { name, before, after, users, roles } = change;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const comparison = compareInSteps(kind, { name, before, after, users, roles }, resources);
    const runSlice = () => {
      const sliceEndsAt = performance.now() + SLICE_MS;
      do {
        const { done, value } = comparison.next();
        if (done) {
          setEffect(value);
          return;
        }
      } while (performance.now() < sliceEndsAt);
      timer = setTimeout(runSlice);
    };
    runSlice();
    return () => clearTimeout(timer);
  }, [kind, name, before, after, users, roles, resources]);
  return effect;
}
