// Computes to which known resources the holders of a role (the users who have it) gain or lose access when it changes.
import {
  ternaryAnd,
  ternaryOr,
  hasTemplates,
  reachMatcherOf,
  NO_REACH,
  ternaryNot,
  type ReachMatcher,
  type Labels,
  type Reach,
  type Ternary,
} from './role-reach.ts';
import type { Traits } from './template.ts';
import type { Label } from '#lib/text/labels.ts';

export interface Holder {
  name: string;
  /** The names of all roles of the user. */
  roles: readonly string[];
  /** Undefined if the proxy did not send them. */
  traits: Traits | undefined;
}

export interface RoleChange {
  role: string;
  before: Reach | undefined;
  after: Reach;
  /** What the holders' other roles allow and deny, by role name. Unknown roles are missing. */
  otherRoleReaches: ReadonlyMap<string, Reach>;
  /** Empty if nobody has the role or if the users cannot be listed. Then the role is compared without other roles. */
  holders: readonly Holder[];
}

export type AccessChange =
  | { change: 'gained' | 'lost'; label: Label | undefined; holders: number }
  /** The holders lose the access through this role, but still have it through another role. */
  | { change: 'kept'; label: Label | undefined; through: string }
  | { change: 'unknown' }
  | { change: 'same' };

/** A group of holders with the same other roles and, if needed, the same traits, so that the effect is the same. */
interface HolderProfile {
  count: number;
  before: ReachMatcher;
  after: ReachMatcher;
  otherRoles: readonly { name: string; judge: ReachMatcher }[];
}

/** The maximum number of profiles to compare. */
export const MAX_PROFILES = 50;

const NO_HOLDER: Holder = { name: '', roles: [], traits: undefined };

/** `holders` is the number of compared holders: all holders, unless they have more than `MAX_PROFILES` profiles. */
export interface ComparedHolders {
  holders: number;
  profiles: readonly HolderProfile[];
}

/** Groups the holders by profile. Without holders, the only profile has no other roles. */
export function holderProfilesOf({
  role,
  before = NO_REACH,
  after,
  otherRoleReaches,
  holders,
}: RoleChange): ComparedHolders {
  const needsTraits = [before, after, ...otherRoleReaches.values()].some(hasTemplates);
  const groups = new Map<string, Holder[]>();
  for (const holder of holders.length > 0 ? holders : [NO_HOLDER]) {
    const roles = [...new Set(holder.roles)].filter((name) => name !== role).toSorted();
    const key = JSON.stringify([roles, needsTraits ? (holder.traits ?? null) : null]);
    groups.set(key, [...(groups.get(key) ?? []), { ...holder, roles }]);
  }
  const comparedGroups = [...groups.values()].slice(0, MAX_PROFILES);
  const profiles = comparedGroups.map((group): HolderProfile => {
    const { roles, traits } = group[0] ?? NO_HOLDER;
    const knownOtherRoles = roles.flatMap((name) => {
      const reach = otherRoleReaches.get(name);
      return reach ? [{ name, judge: reachMatcherOf(reach, traits) }] : [];
    });
    return {
      count: group.length,
      before: reachMatcherOf(before, traits),
      after: reachMatcherOf(after, traits),
      // Unknown roles are ignored, so that the effect of the changed role is still shown.
      otherRoles: knownOtherRoles,
    };
  });
  return { holders: comparedGroups.flat().length, profiles };
}

const isGranted = (allows: Ternary, denies: Ternary): Ternary => ternaryAnd(allows, ternaryNot(denies));

const NO_CHANGE = { change: 'same' } as const;

type ProfileVerdict = { change: 'gained' | 'lost' | 'same' | 'unknown' } | { change: 'kept'; through: string };

function verdictOf({ before, after, otherRoles }: HolderProfile, labels: Labels): ProfileVerdict {
  const [allowedBefore, deniedBefore] = [before.allows(labels), before.denies(labels)];
  const [allowedAfter, deniedAfter] = [after.allows(labels), after.denies(labels)];
  if (
    allowedBefore !== undefined &&
    deniedBefore !== undefined &&
    allowedBefore === allowedAfter &&
    deniedBefore === deniedAfter
  )
    return NO_CHANGE;
  const otherVerdicts = otherRoles.map(({ name, judge }) => ({
    name,
    allows: judge.allows(labels),
    denies: judge.denies(labels),
  }));
  const allowedByOther = otherVerdicts.reduce<Ternary>((any, { allows }) => ternaryOr(any, allows), false);
  const deniedByOther = otherVerdicts.reduce<Ternary>((any, { denies }) => ternaryOr(any, denies), false);
  const hadAccess = isGranted(ternaryOr(allowedBefore, allowedByOther), ternaryOr(deniedBefore, deniedByOther));
  const hasAccess = isGranted(ternaryOr(allowedAfter, allowedByOther), ternaryOr(deniedAfter, deniedByOther));
  if (hadAccess !== undefined && hadAccess === hasAccess) {
    const through = otherVerdicts.find(({ allows }) => allows === true)?.name;
    const losesOwnAccess =
      isGranted(allowedBefore, deniedBefore) === true && isGranted(allowedAfter, deniedAfter) === false;
    return hasAccess && losesOwnAccess && through !== undefined ? { change: 'kept', through } : NO_CHANGE;
  }
  if (hadAccess === undefined || hasAccess === undefined) return { change: 'unknown' };
  return { change: hasAccess ? 'gained' : 'lost' };
}

/** The label of the resource that explains the change. Labels that the change is about come before other labels. */
function decidingLabel({ before = NO_REACH, after }: RoleChange, labels: Labels): Label | undefined {
  const changedNames = (['allow', 'deny'] as const).flatMap((side) => {
    const [oldLabels, newLabels] = [before[side].labels ?? {}, after[side].labels ?? {}];
    return [...new Set([...Object.keys(newLabels), ...Object.keys(oldLabels)])].filter(
      (name) => JSON.stringify(oldLabels[name]) !== JSON.stringify(newLabels[name]),
    );
  });
  const names = [...changedNames, ...Object.keys(after.allow.labels ?? {}), ...Object.keys(before.allow.labels ?? {})];
  for (const name of names) {
    const label = labels.find((label) => label.name === name);
    if (label) return label;
  }
  return undefined;
}

/** The change of access to one resource. If some holders lose access and others gain it, only the loss is reported. */
export function accessChangeOf(change: RoleChange, { profiles }: ComparedHolders, labels: Labels): AccessChange {
  const holderCounts = { gained: 0, lost: 0, kept: 0, unknown: 0, same: 0 };
  let through = '';
  for (const profile of profiles) {
    const verdict = verdictOf(profile, labels);
    holderCounts[verdict.change] += profile.count;
    if (verdict.change === 'kept') ({ through } = verdict);
  }
  for (const kind of ['lost', 'gained'] as const)
    if (holderCounts[kind] > 0)
      return { change: kind, label: decidingLabel(change, labels), holders: holderCounts[kind] };
  if (holderCounts.unknown > 0) return { change: 'unknown' };
  return holderCounts.kept > 0 ? { change: 'kept', label: decidingLabel(change, labels), through } : NO_CHANGE;
}

export interface Effect<R> {
  gained: number;
  lost: number;
  kept: number;
  unknown: number;
  /** The resources whose access is gained, lost or kept through another role, in the order of the input. */
  rows: readonly { resource: R; outcome: Exclude<AccessChange, { change: 'same' | 'unknown' }> }[];
  /** The number of compared holders. */
  holders: number;
}

/** The number of comparisons between two pauses. They take about ten milliseconds on a slow device. */
const COMPARISONS_PER_STEP = 1000;

/** Compares the access to all resources. Yields regularly, so that the caller can keep the page responsive. */
export function* compareResources<R extends { labels: Labels }>(
  change: RoleChange,
  resources: readonly R[],
): Generator<undefined, Effect<R>> {
  const compared = holderProfilesOf(change);
  const resourcesPerStep = Math.max(1, Math.floor(COMPARISONS_PER_STEP / compared.profiles.length));
  const counts = { gained: 0, lost: 0, kept: 0, unknown: 0 };
  const rows: Effect<R>['rows'][number][] = [];
  for (const [index, resource] of resources.entries()) {
    if (index % resourcesPerStep === 0) yield;
    const outcome = accessChangeOf(change, compared, resource.labels);
    if (outcome.change === 'same') continue;
    counts[outcome.change] += 1;
    if (outcome.change !== 'unknown') rows.push({ resource, outcome });
  }
  return { ...counts, rows, holders: compared.holders };
}
