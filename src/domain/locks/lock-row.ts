import type { Schemas } from '#api/schemas.ts';
import { epochMs } from '#lib/instant.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { isUnsetTime } from '#lib/time.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { parseLockTargets, rawTargetLabel, targetLabel, type LockTarget } from './lock-targets.ts';

export interface LockRow {
  ok: true;
  /** The lock's UUID. */
  id: string;
  /** All targets as one text. */
  name: string;
  targets: string[];
  lockTargets: readonly LockTarget[];
  createdBy: string;
  createdAt: string;
  /** Empty if the lock never expires. */
  expires: string;
  message: string;
  /** Lower-case text that the search matches (`searchText`). */
  searchableText: string;
}

/**
 * Whether a lock with this expiry is in force. Older proxies also list expired locks (docs/protocol/resources.md#8.1).
 * An unreadable expiry counts as in force.
 */
export const isInForce = (expires: string, now: number): boolean => expires === '' || !(epochMs(expires) <= now);

/** Parses one record of the list. Records without an ID or a target are unreadable and keep their raw data. */
export function parseLock(raw: unknown, index: number): LockRow | UnreadableEntry {
  const { name, targets, message, createdBy, createdAt, expires } = fieldsOf<Schemas['Lock']>(raw);
  const lockTargets = parseLockTargets(targets);
  const targetTexts = lockTargets.map((target) => targetLabel(target));
  if (typeof name !== 'string' || name === '' || targetTexts.length === 0) return unreadableEntry(raw, index);
  const expiryTime = textOr(expires, '');
  const expiresAt = isUnsetTime(expiryTime) ? '' : expiryTime;
  return {
    ok: true,
    id: name,
    name: targetTexts.join(', '),
    targets: targetTexts,
    lockTargets,
    createdBy: sanitize(textOr(createdBy, '')),
    createdAt: textOr(createdAt, ''),
    expires: expiresAt,
    message: sanitize(textOr(message, '')),
    searchableText: searchText([
      ...lockTargets.map((target) => rawTargetLabel(target)),
      textOr(message, ''),
      textOr(createdBy, ''),
    ]),
  };
}
