// What a lock denies: one or several targets, all of which have to match (docs/protocol/resources.md#8.1).
import { isRecord } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { humanizeName } from '#lib/text/humanize.ts';
import { valueText } from '#domain/audit/value-text.ts';
import { plainTargetLabel, TARGET_LABELS, unknownTargetLabel } from './messages.ts';

export interface LockTarget {
  /** A key of the wire, which may be one that a later proxy brings. */
  key: string;
  value: string;
}

const hasTargetLabel = (key: string): key is keyof typeof TARGET_LABELS => Object.hasOwn(TARGET_LABELS, key);

/** Targets that go by the wire's own name. */
const PLAIN_TARGET_KEYS: readonly string[] = ['user', 'role', 'login'];

const isKnownTarget = (key: string): boolean => hasTargetLabel(key) || PLAIN_TARGET_KEYS.includes(key);

/** A target that is not known counts too, whatever its shape: without it the lock would seem to deny more. */
const targetValueText = (key: string, value: unknown): string =>
  typeof value === 'string' ? value : isKnownTarget(key) ? '' : (valueText(value) ?? '');

/** The targets of a record, a server once (`node` is its older name); none where it holds nothing that can be read. */
export function parseLockTargets(raw: unknown): LockTarget[] {
  const fields = isRecord(raw) ? raw : {};
  const { node, ...others } = fields;
  const all = node !== undefined && others['server_id'] === undefined ? { ...others, server_id: node } : others;
  return Object.entries(all)
    .map(([key, value]) => ({ key, value: targetValueText(key, value) }))
    .filter(({ value }) => value !== '');
}

/** "user: bob", as it was sent; `name` is what people call it where the value is an ID. */
export function rawTargetLabel({ key, value }: LockTarget, name: string = value): string {
  if (hasTargetLabel(key)) return TARGET_LABELS[key](name);
  return PLAIN_TARGET_KEYS.includes(key) ? plainTargetLabel(key, name) : unknownTargetLabel(humanizeName(key), name);
}

/** "user: bob", for the screen. */
export const targetLabel = (target: LockTarget, name?: string): string => sanitize(rawTargetLabel(target, name));
