// Parses and labels the targets of a lock, which denies access if all of them match (docs/protocol/resources.md#8.1).
import { isRecord } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { humanizeName } from '#lib/text/humanize.ts';
import { valueText } from '#domain/audit/value-text.ts';
import { plainTargetLabel, TARGET_LABELS, unknownTargetLabel } from './messages.ts';

export interface LockTarget {
  /** The key on the wire. Newer proxies may send unknown keys. */
  key: string;
  value: string;
}

const hasTargetLabel = (key: string): key is keyof typeof TARGET_LABELS => Object.hasOwn(TARGET_LABELS, key);

/** The keys of targets that are used as labels. */
const PLAIN_TARGET_KEYS: readonly string[] = ['user', 'role', 'login'];

const isKnownTarget = (key: string): boolean => hasTargetLabel(key) || PLAIN_TARGET_KEYS.includes(key);

/** The value as text. Keeps unknown targets of any type: without them, the lock would seem to deny more. */
const targetValueText = (key: string, value: unknown): string =>
  typeof value === 'string' ? value : isKnownTarget(key) ? '' : (valueText(value) ?? '');

/** Parses the targets of a lock. Targets without a value are omitted. `node` is the older name of `server_id`. */
export function parseLockTargets(raw: unknown): LockTarget[] {
  const fields = isRecord(raw) ? raw : {};
  const { node, ...others } = fields;
  const targets = node !== undefined && others['server_id'] === undefined ? { ...others, server_id: node } : others;
  return Object.entries(targets)
    .map(([key, value]) => ({ key, value: targetValueText(key, value) }))
    .filter(({ value }) => value !== '');
}

/**
 * The values of a user, session or resource that are compared with lock targets, by target key. A key without values
 * matches no target. A missing key is unknown, such as the user in the subject of a server.
 */
export type LockSubject = Readonly<Record<string, readonly string[]>>;

export const hasLockKey = (subject: LockSubject, key: string): boolean => Object.hasOwn(subject, key);

/**
 * Whether a lock with these targets denies access: yes, maybe (it also has targets that are unknown here), or no.
 * A lock applies only if all of its targets match.
 */
export function lockApplies(lockTargets: readonly LockTarget[], subject: LockSubject): 'yes' | 'maybe' | 'no' {
  const known = lockTargets.filter(({ key }) => hasLockKey(subject, key));
  if (known.length === 0 || !known.every(({ key, value }) => subject[key]?.includes(value))) return 'no';
  return known.length === lockTargets.length ? 'yes' : 'maybe';
}

/** The unsanitized label, such as "user: bob". `name` is shown instead of the value, which may be an ID. */
export function rawTargetLabel({ key, value }: LockTarget, name: string = value): string {
  if (hasTargetLabel(key)) return TARGET_LABELS[key](name);
  return PLAIN_TARGET_KEYS.includes(key) ? plainTargetLabel(key, name) : unknownTargetLabel(humanizeName(key), name);
}

/** The label with invisible characters escaped. */
export const targetLabel = (target: LockTarget, name?: string): string => sanitize(rawTargetLabel(target, name));
