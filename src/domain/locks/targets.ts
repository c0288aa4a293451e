// What a lock denies: one or several targets, all of which have to match (docs/protocol/resources.md#8.1).
import { isRecord } from '#lib/read.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { otherTarget, TARGETS } from './messages.ts';

export interface LockTarget {
  /** A key of the wire, which may be one that a later proxy brings. */
  key: string;
  value: string;
}

const isRenamed = (key: string): key is keyof typeof TARGETS => Object.hasOwn(TARGETS, key);

/** The targets of a record, a server once (`node` is its older name); none where it holds nothing that can be read. */
export function readTargets(raw: unknown): LockTarget[] {
  const fields = isRecord(raw) ? raw : {};
  const { node, ...others } = fields;
  const all = node !== undefined && others['server_id'] === undefined ? { ...others, server_id: node } : others;
  return Object.entries(all).flatMap(([key, value]) =>
    typeof value === 'string' && value !== '' ? [{ key, value }] : [],
  );
}

/** "user: bob", for the screen; `name` is what people call it where the value is an ID. */
export const targetText = ({ key, value }: LockTarget, name: string = value): string =>
  isRenamed(key) ? TARGETS[key](sanitize(name)) : otherTarget(sanitize(key), sanitize(name));
