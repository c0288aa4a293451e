// What a lock denies: one or several targets, all of which have to match (docs/protocol/resources.md#8.1).
import { isRecord } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { humanizeName } from '#lib/text/humanize.ts';
import { valueText } from '#domain/audit/value-text.ts';
import { otherTarget, TARGETS, unknownTarget } from './messages.ts';

export interface LockTarget {
  /** A key of the wire, which may be one that a later proxy brings. */
  key: string;
  value: string;
}

const isRenamed = (key: string): key is keyof typeof TARGETS => Object.hasOwn(TARGETS, key);

/** Targets that go by the wire's own name. */
const NAMED: readonly string[] = ['user', 'role', 'login'];

const isKnown = (key: string): boolean => isRenamed(key) || NAMED.includes(key);

/** A target that is not known counts too, whatever its shape: without it the lock would seem to deny more. */
const textOfTarget = (key: string, value: unknown): string =>
  typeof value === 'string' ? value : isKnown(key) ? '' : (valueText(value) ?? '');

/** The targets of a record, a server once (`node` is its older name); none where it holds nothing that can be read. */
export function readTargets(raw: unknown): LockTarget[] {
  const fields = isRecord(raw) ? raw : {};
  const { node, ...others } = fields;
  const all = node !== undefined && others['server_id'] === undefined ? { ...others, server_id: node } : others;
  return Object.entries(all)
    .map(([key, value]) => ({ key, value: textOfTarget(key, value) }))
    .filter(({ value }) => value !== '');
}

/** "user: bob", as it was sent; `name` is what people call it where the value is an ID. */
export function wholeTargetText({ key, value }: LockTarget, name: string = value): string {
  if (isRenamed(key)) return TARGETS[key](name);
  return NAMED.includes(key) ? otherTarget(key, name) : unknownTarget(humanizeName(key), name);
}

/** "user: bob", for the screen. */
export const targetText = (target: LockTarget, name?: string): string => sanitize(wholeTargetText(target, name));
