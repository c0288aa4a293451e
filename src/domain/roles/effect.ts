// What a change of a role adds and takes away for the people who hold it, of the resources that are known.
import {
  both,
  either,
  hasTemplates,
  judgeOf,
  NO_REACH,
  not,
  type Judge,
  type Labels,
  type Reach,
  type Truth,
} from './effect-reach.ts';
import type { Traits } from './template.ts';
import type { Label } from '#lib/text/labels.ts';

export interface Holder {
  name: string;
  /** The names of all roles that they hold. */
  roles: readonly string[];
  /** Undefined where the proxy has not said. */
  traits: Traits | undefined;
}

export interface Change {
  role: string;
  before: Reach | undefined;
  after: Reach;
  /** What the other roles of the holders reach of the kind, by name, as far as they are known. */
  others: ReadonlyMap<string, Reach>;
  /** Empty where nobody holds the role, or users may not be listed: then it is looked at alone. */
  holders: readonly Holder[];
}

export type Outcome =
  | { is: 'gained' | 'lost'; label: Label | undefined; holders: number }
  /** Not by this role any more, but by another one. */
  | { is: 'kept'; label: Label | undefined; through: string }
  | { is: 'unknown' }
  | { is: 'same' };

/** Holders for whom a change comes out alike: their other roles are the same, and their traits where these decide. */
interface Profile {
  count: number;
  before: Judge;
  after: Judge;
  others: readonly { name: string; judge: Judge }[];
}

/** More traits than these are not compared one by one. */
export const MOST_PROFILES = 50;

const ALONE: Holder = { name: '', roles: [], traits: undefined };

/** How many holders are compared: all of them, unless they differ too much. */
export interface Compared {
  holders: number;
  profiles: readonly Profile[];
}

export function profilesOf({ role, before = NO_REACH, after, others, holders }: Change): Compared {
  const needsTraits = [before, after, ...others.values()].some(hasTemplates);
  const groups = new Map<string, Holder[]>();
  for (const holder of holders.length > 0 ? holders : [ALONE]) {
    const roles = [...new Set(holder.roles)].filter((name) => name !== role).toSorted();
    const key = JSON.stringify([roles, needsTraits ? (holder.traits ?? null) : null]);
    groups.set(key, [...(groups.get(key) ?? []), { ...holder, roles }]);
  }
  const kept = [...groups.values()].slice(0, MOST_PROFILES);
  const profiles = kept.map((group): Profile => {
    const { roles, traits } = group[0] ?? ALONE;
    const known = roles.flatMap((name) => {
      const reach = others.get(name);
      return reach ? [{ name, judge: judgeOf(reach, traits) }] : [];
    });
    return {
      count: group.length,
      before: judgeOf(before, traits),
      after: judgeOf(after, traits),
      // A role that is not known counts for nothing: the effect is that of this one.
      others: known,
    };
  });
  return { holders: kept.flat().length, profiles };
}

const granted = (allows: Truth, denies: Truth): Truth => both(allows, not(denies));

const SAME = { is: 'same' } as const;

type Verdict = { is: 'gained' | 'lost' | 'same' | 'unknown' } | { is: 'kept'; through: string };

function verdictOf({ before, after, others }: Profile, labels: Labels): Verdict {
  const [allowed, denied] = [before.allows(labels), before.denies(labels)];
  const [allows, denies] = [after.allows(labels), after.denies(labels)];
  if (allowed !== undefined && denied !== undefined && allowed === allows && denied === denies) return SAME;
  const asked = others.map(({ name, judge }) => ({ name, allows: judge.allows(labels), denies: judge.denies(labels) }));
  const byOther = asked.reduce<Truth>((any, { allows }) => either(any, allows), false);
  const deniedByOther = asked.reduce<Truth>((any, { denies }) => either(any, denies), false);
  const was = granted(either(allowed, byOther), either(denied, deniedByOther));
  const is = granted(either(allows, byOther), either(denies, deniedByOther));
  if (was !== undefined && was === is) {
    const through = asked.find(({ allows }) => allows === true)?.name;
    const isLeft = granted(allowed, denied) === true && granted(allows, denies) === false;
    return is && isLeft && through !== undefined ? { is: 'kept', through } : SAME;
  }
  if (was === undefined || is === undefined) return { is: 'unknown' };
  return { is: is ? 'gained' : 'lost' };
}

/** The label of a resource that a change is about: one that only one of the two selects by, or by other values. */
function decidingLabel({ before = NO_REACH, after }: Change, labels: Labels): Label | undefined {
  const sides = (['allow', 'deny'] as const).flatMap((side) => {
    const [was, is] = [before[side].labels ?? {}, after[side].labels ?? {}];
    return [...new Set([...Object.keys(is), ...Object.keys(was)])].filter(
      (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
    );
  });
  const names = [...sides, ...Object.keys(after.allow.labels ?? {}), ...Object.keys(before.allow.labels ?? {})];
  for (const name of names) {
    const label = labels.find((label) => label.name === name);
    if (label) return label;
  }
  return undefined;
}

/** What becomes of one resource. Where holders differ, a loss of some weighs more than what others gain. */
export function outcomeOf(change: Change, { profiles }: Compared, labels: Labels): Outcome {
  const holders = { gained: 0, lost: 0, kept: 0, unknown: 0, same: 0 };
  let through = '';
  for (const profile of profiles) {
    const verdict = verdictOf(profile, labels);
    holders[verdict.is] += profile.count;
    if (verdict.is === 'kept') ({ through } = verdict);
  }
  for (const is of ['lost', 'gained'] as const)
    if (holders[is] > 0) return { is, label: decidingLabel(change, labels), holders: holders[is] };
  if (holders.unknown > 0) return { is: 'unknown' };
  return holders.kept > 0 ? { is: 'kept', label: decidingLabel(change, labels), through } : SAME;
}

export interface Effect<R> {
  gained: number;
  lost: number;
  kept: number;
  unknown: number;
  /** Those that are not the same, in the order in which they came; of what is unknown, only how many. */
  rows: readonly { resource: R; outcome: Exclude<Outcome, { is: 'same' | 'unknown' }> }[];
  /** How many holders were compared. */
  holders: number;
}

/** So many comparisons take a slow device about ten milliseconds. */
const SLICE = 1000;

/** Compares resource by resource; yields so often that what drives it can leave the page its turn. */
export function* effectOn<R extends { labels: Labels }>(
  change: Change,
  resources: readonly R[],
): Generator<undefined, Effect<R>> {
  const compared = profilesOf(change);
  const step = Math.max(1, Math.floor(SLICE / compared.profiles.length));
  const counts = { gained: 0, lost: 0, kept: 0, unknown: 0 };
  const rows: Effect<R>['rows'][number][] = [];
  for (const [index, resource] of resources.entries()) {
    if (index % step === 0) yield;
    const outcome = outcomeOf(change, compared, resource.labels);
    if (outcome.is === 'same') continue;
    counts[outcome.is] += 1;
    if (outcome.is !== 'unknown') rows.push({ resource, outcome });
  }
  return { ...counts, rows, holders: compared.holders };
}
